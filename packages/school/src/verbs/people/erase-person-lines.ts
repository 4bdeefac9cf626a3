import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { erasePersonByStaff } from '@plinth/api-server/services/people/erase-person-by-staff';
import { findByAddress } from '@plinth/api-server/services/people/find-by-address';
import { previewErasure } from '@plinth/api-server/services/people/plan-erasure';
import { Email } from '@plinth/domain/fields/email';
import { type ErasurePlan, staysOf } from '@plinth/domain/people/erasure-plan';
import * as z from 'zod/mini';
import { withSchool } from '../../with-school.ts';
import { readAs } from '../read-as.ts';
import type { VerbContext } from '../verbs.ts';

const listOf = (records: ErasurePlan['goes']) =>
  records.map((one) => `${one.records} (${one.count})`).join(', ') || 'nothing';

/** Erases a person on that person's request; without --yes shows what would be erased and what would stay. */
export async function erasePersonLines(
  names: string[],
  { yes, reason }: { yes: boolean; reason: string },
  context: VerbContext,
): Promise<void> {
  const wanted = 'Say who is to be erased: `school people erase ADDRESS`.';
  const [address] = readAs(z.tuple([Email]), names, wanted);
  await withSchool(context, async (deps) => {
    const { userId } = await findByAddress(deps, address);
    const { plan } = await previewErasure(deps, COMMAND, { userId });
    context.print(`${plan.name || 'No name'}, ${[plan.emailId, ...plan.addresses].join(', ')}.`);
    context.print(`Goes: ${plan.files} files; ${listOf(plan.goes)}.`);
    context.print(`Stays without the name: ${listOf(plan.stays)}.`);
    for (const text of staysOf(plan)) context.print(text);
    if (plan.refusals.length > 0) throw new Fault(`It cannot be done. ${plan.refusals.join(' ')}`, 1);
    if (yes) await erasePersonByStaff(deps, COMMAND, { userId, emailId: plan.emailId, reason });
    context.print(yes ? 'Done; nobody was emailed.' : 'Nothing was changed: add --yes to do it.');
  });
}
