import type { States } from '../../data/progress.ts';
import type { CoursePage } from './course-pages.ts';

/** What stands beside the course, or takes place at its own time: nobody is led there. */
const BESIDE: readonly string[] = ['LIVE_SESSION', 'BONUS', 'GUIDE'];

/**
 * The page a learner goes on with: the last one that was begun and is not done, else the first open one. Null when
 * nothing is left that is open.
 */
export function continueFrom(pages: readonly CoursePage[], states: States['nodes']): CoursePage | null {
  const stateOf = ({ node }: CoursePage) => states[node.nodeId]?.state ?? node.state ?? 'NOT_STARTED';
  const open = pages.filter(
    (page) =>
      !BESIDE.includes(page.node.type) &&
      !(states[page.node.nodeId]?.isLocked ?? page.node.isLocked ?? false) &&
      stateOf(page) !== 'COMPLETED',
  );
  return open.findLast((page) => stateOf(page) === 'STARTED') ?? open[0] ?? null;
}
