import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { users } from '../../db/schema/accounts.ts';
import type { LoadedOrder } from '../orders/load-orders.ts';

/**
 * Selects the account an order belongs to: the linked one or, before it is linked, the one with its verified address.
 */
export const payerOf = (tx: Transaction, { userId, emailId }: Pick<LoadedOrder, 'userId' | 'emailId'>) =>
  tx
    .select({ userId: users.userId })
    .from(users)
    .where(
      userId
        ? eq(users.userId, userId)
        : and(eq(users.userId, accountByAddress(emailId)), isNotNull(users.emailVerifiedAt)),
    );
