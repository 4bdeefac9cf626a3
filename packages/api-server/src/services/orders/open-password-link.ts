import { eq } from 'drizzle-orm';
import { hashToken, newToken } from '../../api/token-hash.ts';
import { emailTokens } from '../../db/schema/accounts.ts';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { lockOrder } from './load-orders.ts';
import { maySetPassword } from './may-set-password.ts';

/**
 * Leads a payer to set the first password of the account that their payment created.
 * @throws Refusal NOT_FOUND unknown link, CONFLICT not this order's account, signed in to before, or too late
 */
export async function openPasswordLink(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { orderToken }: { orderToken: string },
): Promise<{ path: string }> {
  const token = newToken();
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, eq(orders.tokenHash, hashToken(orderToken)));
    if (!order) throw refuse('NOT_FOUND', 'We do not recognise this payment link.');
    const expiresAt = maySetPassword(order, now());
    if (!expiresAt || !order.userId)
      throw refuse(
        'CONFLICT',
        'This account has a password, or the time to set one is over. Sign in instead.',
      );
    await tx.insert(emailTokens).values({
      tokenHash: hashToken(token),
      userId: order.userId,
      purpose: 'FIRST',
      expiresAt,
      createdAt: now(),
    });
  });
  return { path: `/reset-password?token=${token}` };
}
