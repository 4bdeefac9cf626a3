import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { passkeys, recoveryCodes, totpFactors } from '../../db/schema/second-factors.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import type { FactorOwner } from './lock-owner.ts';
import { notifyOfSecondFactor } from './notify-of-second-factor.ts';

/**
 * Deletes apps, passkeys and recovery codes of these people; returns whether there was a passkey or an app. One that was
 * only begun has never been asked for.
 */
export async function dropFactors(tx: Transaction, userIds: readonly string[]): Promise<boolean> {
  const apps = await tx
    .delete(totpFactors)
    .where(inArray(totpFactors.userId, [...userIds]))
    .returning({ confirmedAt: totpFactors.confirmedAt });
  const keys = await tx.delete(passkeys).where(inArray(passkeys.userId, [...userIds]));
  await tx.delete(recoveryCodes).where(inArray(recoveryCodes.userId, [...userIds]));
  return (keys.rowCount ?? 0) > 0 || apps.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Leaves the owner with the password alone. @throws Refusal FORBIDDEN for staff in production */
export async function endSecondFactor(
  deps: Pick<Deps, 'settings' | 'now'>,
  tx: Transaction,
  owner: FactorOwner,
  address: string,
): Promise<void> {
  if (deps.settings.PLINTH_MODE === 'production' && owner.staffRoles.length > 0)
    throw refuse('FORBIDDEN', 'Anyone who works at the school must keep a second factor.');
  await dropFactors(tx, [owner.userId]);
  await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, owner.userId));
  await notifyOfSecondFactor(deps, tx, owner, address, 'off');
}
