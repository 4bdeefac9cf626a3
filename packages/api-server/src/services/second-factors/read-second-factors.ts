import type { SecondFactors } from '@plinth/domain/auth/second-factor';
import { and, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { passkeys, recoveryCodes, totpFactors } from '../../db/schema/second-factors.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from '../account/not-acting.ts';
import { ownerProof } from './owner-proof.ts';

/** @throws Refusal FORBIDDEN for staff who act as the owner */
export async function readSecondFactors(deps: Deps, caller: Caller): Promise<SecondFactors> {
  const { db } = deps;
  const { userId, tokenHash } = notActing(caller);
  const [factor] = await db.select().from(totpFactors).where(eq(totpFactors.userId, userId));
  const keys = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.passkeyId);
  const left = await db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  );
  return {
    passkeys: keys.map(({ passkeyId, name, createdAt, lastUsedAt }) => ({
      passkeyId,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    totpConfirmedAt: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: left,
    proof: await ownerProof(deps, tokenHash),
  };
}
