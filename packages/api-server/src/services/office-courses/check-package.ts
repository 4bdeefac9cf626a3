import type { CourseCheck } from '@plinth/domain/courses/course-outlook';
import type { Deps } from '../../deps.ts';
import { lookAhead } from '../course-packages/look-ahead.ts';
import { readZip } from '../course-packages/read-zip.ts';

/**
 * Returns what needs mending in a package, or what publishing it would change. Writes nothing. @throws Refusal as
 * readZip
 */
export async function checkPackage(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  file: File,
): Promise<CourseCheck> {
  const { faults, read } = await readZip(file);
  return { faults, outlook: read && (await lookAhead(deps, read)) };
}
