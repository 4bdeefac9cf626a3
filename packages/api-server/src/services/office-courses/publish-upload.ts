import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { publishPackage } from '../course-packages/publish-package.ts';
import { readZip } from '../course-packages/read-zip.ts';
import { refuse } from '../refusal.ts';

/**
 * Publishes a package uploaded by a browser.
 * @param seen the version it was checked against, 0 for a new course
 * @throws Refusal BAD_REQUEST with `faults`, CONFLICT published meanwhile, and as readZip
 */
export async function publishUpload(
  deps: Pick<Deps, 'db' | 'files' | 'now' | 'settings'>,
  act: StaffAct,
  { file, seen }: { file: File; seen: number },
): Promise<{ courseId: string; code: string; version: number }> {
  const { faults, read } = await readZip(file);
  if (!read) {
    const details = 'There is something to fix in this package; nothing was published.';
    throw refuse('BAD_REQUEST', details, { details, faults });
  }
  return { code: read.publication.code, ...(await publishPackage(deps, act, read, seen)) };
}
