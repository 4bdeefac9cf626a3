import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { removeSecondFactor } from '@plinth/api-server/services/second-factors/remove-second-factor';
import { Email } from '@plinth/domain/fields/email';
import { withSchool } from '../with-school.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

/**
 * Removes the second factor of a person who lost the phone and the recovery codes; it is the way back in for the last
 * owner.
 */
export async function secondFactor(args: string[], context: VerbContext): Promise<void> {
  const { positionals } = readOptions(args, { allowPositionals: true });
  const [action, address, ...more] = positionals;
  const emailId = Email.safeParse(address);
  if (action !== 'remove' || !emailId.success || more.length > 0)
    throw new Fault('Say whose: `school second-factor remove someone@example.org`.', 2);
  await withSchool(context, async (deps) => {
    await removeSecondFactor(deps, COMMAND, { emailId: emailId.data });
    context.print(
      `${emailId.data} no longer has a second factor, is signed out everywhere, and was told by email.`,
    );
  });
}
