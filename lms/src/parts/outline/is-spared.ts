import type { States } from '../../data/progress.ts';
import type { CoursePage } from './course-pages.ts';

/**
 * Whether a page asks nothing of the learner: the questions of a session that they attended, or that was called off,
 * which only make up for missing it. Once answered, they count.
 */
export function isSpared({ node, module, above }: CoursePage, states: States['nodes']): boolean {
  const own = states[node.nodeId];
  if (!own?.isOptional || own.state === 'COMPLETED') return false;
  return (above.at(-1) ?? module).type === 'LIVE_SESSION';
}
