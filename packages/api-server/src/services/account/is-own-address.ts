import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { userAddresses } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';

/** Whether an address is one of the caller's: the first, verified or not, or a further one of a merged account. */
export const isOwnAddress = async (
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'userId' | 'emailId'>,
  emailId: string,
): Promise<boolean> =>
  emailId === caller.emailId ||
  (await db.$count(
    userAddresses,
    and(eq(userAddresses.userId, caller.userId), eq(userAddresses.emailId, emailId)),
  )) > 0;
