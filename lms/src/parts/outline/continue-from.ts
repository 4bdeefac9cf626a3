import type { States } from '../../data/progress.ts';
import type { CoursePage } from './course-pages.ts';
import { isSpared } from './is-spared.ts';

/** Steps beside the course or with their own time: learners are never led there. */
const BESIDE: readonly string[] = ['LIVE_SESSION', 'BONUS', 'GUIDE'];

/**
 * The page a learner continues with: the last one started but not completed, otherwise the first open one. Null when no
 * open page is left.
 */
export function continueFrom(pages: readonly CoursePage[], states: States['nodes']): CoursePage | null {
  const stateOf = ({ node }: CoursePage) => states[node.nodeId]?.state ?? node.state ?? 'NOT_STARTED';
  const open = pages.filter(
    (page) =>
      !BESIDE.includes(page.node.type) &&
      !isSpared(page, states) &&
      !(states[page.node.nodeId]?.isLocked ?? page.node.isLocked ?? false) &&
      stateOf(page) !== 'COMPLETED',
  );
  return open.findLast((page) => stateOf(page) === 'STARTED') ?? open[0] ?? null;
}
