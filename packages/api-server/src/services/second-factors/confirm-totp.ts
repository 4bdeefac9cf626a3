import { eq } from 'drizzle-orm';
import type { Caller, RequestFacts } from '../../api/context.ts';
import { totpFactors } from '../../db/schema/second-factors.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from '../account/not-acting.ts';
import { refuse } from '../refusal.ts';
import { countCode } from './count-code.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { lockOwner } from './lock-owner.ts';
import { noteNewFactor } from './note-new-factor.ts';
import { openSecret } from './sealed-secret.ts';
import { wrongCode } from './spend-code.ts';
import { timeStepOf } from './time-step-of.ts';

/**
 * Switches on the app whose setup was begun.
 * @returns recovery codes, which cannot be read again; none if some exist
 * @throws Refusal INVALID_CREDENTIALS, NOT_FOUND, CONFLICT, FORBIDDEN while acting, TOO_MANY_REQUESTS
 */
export async function confirmTotp(deps: Deps, request: RequestFacts, caller: Caller, code: string) {
  const { userId, tokenHash } = notActing(caller);
  const { settings, now } = deps;
  await countCode(deps, request.address, userId, tokenHash);
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    const isFirst = !(await hasSecondFactor(tx, userId));
    const own = eq(totpFactors.userId, userId);
    const [factor] = await tx.select().from(totpFactors).where(own).for('update');
    if (!factor) throw refuse('NOT_FOUND', 'Start setting up an authenticator app first.');
    if (factor.confirmedAt) throw refuse('CONFLICT', 'Your authenticator app is already on.');
    const secret = openSecret(settings.PLINTH_SECRET, userId, factor.sealedSecret);
    const step = await timeStepOf(secret, code, now());
    if (step === null) throw wrongCode();
    await tx.update(totpFactors).set({ confirmedAt: now(), lastTimeStep: step }).where(own);
    return noteNewFactor(deps, tx, owner, { tokenHash, address: request.address, isFirst });
  });
}
