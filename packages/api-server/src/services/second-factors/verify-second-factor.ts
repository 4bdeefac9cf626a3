import type { SecondFactorProof } from '@plinth/domain/auth/second-factor';
import { eq } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { countCode } from './count-code.ts';
import { notifyOfSecondFactor } from './notify-of-second-factor.ts';
import { sessionOwner } from './session-owner.ts';
import { withProof } from './with-proof.ts';

/**
 * Verifies a code or a passkey in the request's session, which may be waiting for it and open nothing else.
 * @throws Refusal UNAUTHORIZED, INVALID_CREDENTIALS, CONFLICT without a second factor, TOO_MANY_REQUESTS
 */
export async function verifySecondFactor(deps: Deps, request: RequestFacts, proof: SecondFactorProof) {
  const { userId, tokenHash } = await sessionOwner(deps, request);
  await countCode(deps, request.address, userId, tokenHash);
  await withProof(deps, userId, 'VERIFY', proof, async (tx, { owner, by }) => {
    await tx
      .update(sessions)
      .set({ secondFactorAt: deps.now(), isPending: false })
      .where(eq(sessions.tokenHash, tokenHash));
    if (by === 'RECOVERY') await notifyOfSecondFactor(deps, tx, owner, request.address, 'recovery-code');
  });
  return { verified: true as const };
}
