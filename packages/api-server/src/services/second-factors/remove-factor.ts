import type { SecondFactorProof } from '@plinth/domain/auth/second-factor';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Caller, RequestFacts } from '../../api/context.ts';
import type { Transaction } from '../../db/database.ts';
import { passkeys, totpFactors } from '../../db/schema/second-factors.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from '../account/not-acting.ts';
import { refuse } from '../refusal.ts';
import { countCode } from './count-code.ts';
import { endSecondFactor } from './drop-factors.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { notifyOfSecondFactor } from './notify-of-second-factor.ts';
import { withProof } from './with-proof.ts';

/** Deletes a factor and returns its name; the app has none. */
type Drop = (tx: Transaction, userId: string) => Promise<{ name?: string }>;

async function removeFactor(
  deps: Deps,
  request: RequestFacts,
  caller: Caller,
  proof: SecondFactorProof,
  drop: Drop,
) {
  const { userId, tokenHash } = notActing(caller);
  await countCode(deps, request.address, userId, tokenHash);
  await withProof(deps, userId, 'CHANGE', proof, async (tx, { owner }) => {
    const { name } = await drop(tx, userId);
    if (!(await hasSecondFactor(tx, userId))) return endSecondFactor(deps, tx, owner, request.address);
    const news = name === undefined ? 'app-removed' : 'passkey-removed';
    await notifyOfSecondFactor(deps, tx, owner, request.address, news, name);
  });
  return { removed: true as const };
}

/**
 * Removes the app. Without a remaining factor the second factor is off, which is forbidden to staff in production.
 * @throws Refusal NOT_FOUND, FORBIDDEN for the last one of staff and while acting, else as withProof
 */
export const removeTotp = (deps: Deps, request: RequestFacts, caller: Caller, proof: SecondFactorProof) =>
  removeFactor(deps, request, caller, proof, async (tx, userId) => {
    const { rowCount } = await tx
      .delete(totpFactors)
      .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)));
    if (!rowCount) throw refuse('NOT_FOUND', 'There is no authenticator app.');
    return {};
  });

/** The same for a passkey. */
export const removePasskey = (
  deps: Deps,
  request: RequestFacts,
  caller: Caller,
  passkeyId: string,
  proof: SecondFactorProof,
) =>
  removeFactor(deps, request, caller, proof, async (tx, userId) => {
    const [gone] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.passkeyId, passkeyId), eq(passkeys.userId, userId)))
      .returning({ name: passkeys.name });
    if (!gone) throw refuse('NOT_FOUND', 'This passkey no longer exists.');
    return gone;
  });
