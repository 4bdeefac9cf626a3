import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { recoveryCodes, totpFactors } from '../../db/schema/second-factors.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { hashRecoveryCode } from './replace-recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import { timeStepOf } from './time-step-of.ts';

export const wrongCode = () => {
  const message = 'This code is not right, or it has already been used. Enter the next one';
  return refuse('INVALID_CREDENTIALS', message, { fields: [{ path: 'code', message }] });
};

/**
 * Spends a code of a person's app, or a recovery code, so that it counts only once; of two concurrent uses one
 * succeeds.
 * @throws Refusal INVALID_CREDENTIALS, CONFLICT without a second factor
 */
export async function spendCode(
  { settings, now }: Pick<Deps, 'settings' | 'now'>,
  tx: Transaction,
  userId: string,
  code: string,
): Promise<'APP' | 'RECOVERY'> {
  const confirmed = and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt));
  const [app] = await tx.select().from(totpFactors).where(confirmed);
  if (!app && !(await hasSecondFactor(tx, userId)))
    throw refuse('CONFLICT', 'There is no second factor yet.');
  const step =
    app && (await timeStepOf(openSecret(settings.PLINTH_SECRET, userId, app.sealedSecret), code, now()));
  if (typeof step === 'number') {
    const unused = or(isNull(totpFactors.lastTimeStep), lt(totpFactors.lastTimeStep, step));
    const { rowCount } = await tx
      .update(totpFactors)
      .set({ lastTimeStep: step })
      .where(and(confirmed, unused));
    if (rowCount) return 'APP';
    throw wrongCode();
  }
  const { rowCount } = await tx
    .update(recoveryCodes)
    .set({ usedAt: now() })
    .where(
      and(
        eq(recoveryCodes.codeHash, hashRecoveryCode(settings.PLINTH_SECRET, userId, code)),
        eq(recoveryCodes.userId, userId),
        isNull(recoveryCodes.usedAt),
      ),
    );
  if (rowCount) return 'RECOVERY';
  throw wrongCode();
}
