import type { SecondFactorProof } from '@plinth/domain/auth/second-factor';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type FactorOwner, lockOwner } from './lock-owner.ts';
import type { PasskeyPurpose } from './passkey-challenge.ts';
import { spendCode } from './spend-code.ts';
import { spendPasskey, verifyPasskey } from './verify-passkey.ts';

type Shown = { owner: FactorOwner; by: 'APP' | 'RECOVERY' | 'PASSKEY' };

/**
 * Runs an action for a person who showed a code or a passkey. The proof is spent together with the action, so a refusal
 * of the action spends no code.
 * @throws Refusal INVALID_CREDENTIALS, CONFLICT without a second factor
 */
export async function withProof<T>(
  deps: Deps,
  userId: string,
  purpose: PasskeyPurpose,
  { code, passkey }: SecondFactorProof,
  work: (tx: Transaction, shown: Shown) => Promise<T>,
): Promise<T> {
  const used = passkey && (await verifyPasskey(deps, userId, purpose, passkey));
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!used) return work(tx, { owner, by: await spendCode(deps, tx, userId, code ?? '') });
    await spendPasskey(deps, tx, used);
    return work(tx, { owner, by: 'PASSKEY' });
  });
}
