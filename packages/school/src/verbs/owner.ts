import { inviteFirstOwner } from '@plinth/api-server/services/staff/invite-first-owner';
import { Email } from '@plinth/domain/fields/email';
import * as z from 'zod/mini';
import { withSchool } from '../with-school.ts';
import { readAs } from './read-as.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

/** Prints the link with which the first owner of a school signs in: it works once and for 24 hours. */
export async function owner(args: string[], context: VerbContext): Promise<void> {
  const { positionals } = readOptions(args, { allowPositionals: true });
  const wanted = 'Name the address of the owner: `school owner someone@example.org`.';
  const [address] = readAs(z.tuple([Email]), positionals, wanted);
  await withSchool(context, async (deps) => {
    const { url } = await inviteFirstOwner(deps, address);
    context.print('This link makes the first owner of the school. It works once and for 24 hours:');
    context.print(url);
  });
}
