import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { packDraft } from './pack-draft.ts';

/** Returns a draft as a ZIP that can be imported again unchanged. @throws Refusal NOT_FOUND */
export async function downloadDraft(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  act: StaffAct,
  { code }: { code: string },
) {
  const { draft, zip } = await packDraft(deps, { code });
  await recordAudit(deps.db, deps.now(), act, {
    action: 'course.draft-downloaded',
    details: { code, revision: draft.revision },
  });
  return zip;
}
