import type { SecondFactorProof } from '@plinth/domain/auth/second-factor';
import type { Caller, RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from '../account/not-acting.ts';
import { countCode } from './count-code.ts';
import { notifyOfSecondFactor } from './notify-of-second-factor.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.ts';
import { withProof } from './with-proof.ts';

/** @throws Refusal as withProof, FORBIDDEN for staff who act as the owner, TOO_MANY_REQUESTS */
export async function renewRecoveryCodes(
  deps: Deps,
  request: RequestFacts,
  caller: Caller,
  proof: SecondFactorProof,
) {
  const { userId, tokenHash } = notActing(caller);
  await countCode(deps, request.address, userId, tokenHash);
  return withProof(deps, userId, 'CHANGE', proof, async (tx, { owner }) => {
    await notifyOfSecondFactor(deps, tx, owner, request.address, 'renewed');
    return { recoveryCodes: await replaceRecoveryCodes(tx, deps.settings.PLINTH_SECRET, userId, deps.now()) };
  });
}
