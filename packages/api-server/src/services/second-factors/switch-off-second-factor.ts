import type { SecondFactorProof } from '@plinth/domain/auth/second-factor';
import type { Caller, RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from '../account/not-acting.ts';
import { countCode } from './count-code.ts';
import { endSecondFactor } from './drop-factors.ts';
import { withProof } from './with-proof.ts';

/**
 * Removes app, passkeys and recovery codes from an account.
 * @throws Refusal FORBIDDEN for staff in production and while acting, else as withProof
 */
export async function switchOffSecondFactor(
  deps: Deps,
  request: RequestFacts,
  caller: Caller,
  proof: SecondFactorProof,
) {
  const { userId, tokenHash } = notActing(caller);
  await countCode(deps, request.address, userId, tokenHash);
  await withProof(deps, userId, 'CHANGE', proof, (tx, { owner }) =>
    endSecondFactor(deps, tx, owner, request.address),
  );
  return { off: true as const };
}
