import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import type { CourseFault } from '@plinth/domain/courses/course-outlook';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { readZip } from '../course-packages/read-zip.ts';
import { loadDraft } from './load-draft.ts';
import { replaceFiles } from './replace-files.ts';

type Input = { code: string; revision: number; file: File };

/**
 * Imports a package into a draft, even one with faults, and reports these. A package that cannot be unpacked safely
 * changes nothing; `draft` is null then.
 * @throws Refusal NOT_FOUND; CONFLICT changed meanwhile; and as readZip
 */
export async function importDraft(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  act: StaffAct,
  { code, revision, file }: Input,
): Promise<{ faults: CourseFault[]; draft: CourseDraft | null }> {
  await loadDraft(deps.db, code);
  const { faults, files } = await readZip(file);
  if (!files) return { faults, draft: null };
  const label = 'Imported a package';
  return { faults, draft: await replaceFiles(deps, act, { code, revision, files, label }) };
}
