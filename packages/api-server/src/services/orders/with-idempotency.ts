import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { idempotencyKeys } from '../../db/schema/operations.ts';
import { refuse } from '../refusal.ts';

type Repeatable = { scope: string; key: string | undefined; body: unknown; now: Date };

/**
 * Does work once per Idempotency-Key, in the caller's transaction: parallel repeats wait for the first and get its
 * answer; failed work leaves no trace, so a repeat tries again. `answer` must be plain JSON and contain no token.
 * @throws Refusal CONFLICT when the key came with another body
 */
export async function withIdempotency<T>(
  tx: Transaction,
  { scope, key, body, now }: Repeatable,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work();
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const row = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  const [fresh] = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, bodyHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!fresh) {
    const [known] = await tx.select().from(idempotencyKeys).where(row);
    if (known?.bodyHash !== bodyHash)
      throw refuse('CONFLICT', 'This Idempotency-Key was used with another body.');
    return known.answer as T;
  }
  const answer = await work();
  await tx.update(idempotencyKeys).set({ answer }).where(row);
  return answer;
}
