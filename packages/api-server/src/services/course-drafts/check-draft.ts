import type { CourseCheck } from '@plinth/domain/courses/course-outlook';
import type { Deps } from '../../deps.ts';
import { lookAhead } from '../course-packages/look-ahead.ts';
import { readPacked } from './read-packed.ts';

/**
 * Lists what needs mending in a draft, or what publishing it would change. @throws Refusal NOT_FOUND, and as readZip
 */
export async function checkDraft(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  { code }: { code: string },
): Promise<CourseCheck & { revision: number }> {
  const { draft, faults, read } = await readPacked(deps, code);
  return { faults, outlook: read && (await lookAhead(deps, read)), revision: draft.revision };
}
