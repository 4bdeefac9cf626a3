import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { removeSecondFactor } from '@plinth/api-server/services/second-factors/remove-second-factor';
import { Email } from '@plinth/domain/fields/email';
import * as z from 'zod/mini';
import { withSchool } from '../with-school.ts';
import { readAs } from './read-as.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

/**
 * Removes the second factor of a person who lost the phone and the recovery codes; it is the way back in for the last
 * owner.
 */
export async function secondFactor(args: string[], context: VerbContext): Promise<void> {
  const { positionals } = readOptions(args, { allowPositionals: true });
  const [, emailId] = readAs(
    z.tuple([z.literal('remove'), Email]),
    positionals,
    'Say whose: `school second-factor remove someone@example.org`.',
  );
  await withSchool(context, async (deps) => {
    await removeSecondFactor(deps, COMMAND, { emailId });
    context.print(
      `${emailId} no longer has a second factor, is signed out everywhere, and was told by email.`,
    );
  });
}
