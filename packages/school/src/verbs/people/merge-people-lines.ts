import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { findByAddress } from '@plinth/api-server/services/people/find-by-address';
import { mergePeople, previewMerge } from '@plinth/api-server/services/people/merge-people';
import { Email } from '@plinth/domain/fields/email';
import * as z from 'zod/mini';
import { withSchool } from '../../with-school.ts';
import { readAs } from '../read-as.ts';
import type { VerbContext } from '../verbs.ts';

/** Merges two accounts of one person; without --yes shows what would become of each. */
export async function mergePeopleLines(
  names: string[],
  { yes }: { yes: boolean },
  context: VerbContext,
): Promise<void> {
  const [keep, other] = readAs(
    z.tuple([Email, Email]),
    names,
    'Say which account is kept and which is closed: `school people merge KEEP OTHER`.',
  );
  await withSchool(context, async (deps) => {
    const { userId } = await findByAddress(deps, keep);
    const input = { userId, emailId: other };
    const { plan } = await (yes ? mergePeople : previewMerge)(deps, COMMAND, input);
    context.print(
      `Kept: ${plan.keep.emailId}, ${plan.keep.name}. Closed: ${plan.other.emailId}, ${plan.other.name}.`,
    );
    for (const { area, moved, stayed } of plan.areas)
      context.print(`${area}: ${moved} go over, ${stayed} stay with the closed account.`);
    for (const note of plan.notes) context.print(note);
    if (plan.refusals.length > 0) throw new Fault(`It cannot be done. ${plan.refusals.join(' ')}`, 1);
    context.print(yes ? 'Done; both addresses were told.' : 'Nothing was changed: add --yes to do it.');
  });
}
