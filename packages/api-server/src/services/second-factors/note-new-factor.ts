import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { recoveryCodes } from '../../db/schema/second-factors.ts';
import type { Deps } from '../../deps.ts';
import { forgetOtherBrowsers } from '../push/forget-browsers.ts';
import type { FactorOwner } from './lock-owner.ts';
import { notifyOfSecondFactor } from './notify-of-second-factor.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.ts';

type How = {
  tokenHash: string;
  address: string;
  /** Whether there was none before. */
  isFirst: boolean;
  /** The name of a passkey; without one it is the app. */
  passkey?: string;
};

/**
 * Does what follows from adding an app or a passkey. With the first one the other sessions end, since no factor was
 * shown in them. Remaining recovery codes stay valid.
 */
export async function noteNewFactor(
  deps: Pick<Deps, 'settings' | 'now'>,
  tx: Transaction,
  owner: FactorOwner,
  { tokenHash, address, isFirst, passkey }: How,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = owner;
  if (isFirst) {
    await tx.update(sessions).set({ secondFactorAt: deps.now() }).where(eq(sessions.tokenHash, tokenHash));
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
    await forgetOtherBrowsers(tx, userId, tokenHash);
  }
  const news = isFirst ? 'on' : passkey === undefined ? 'app-added' : 'passkey-added';
  await notifyOfSecondFactor(deps, tx, owner, address, news, passkey);
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  if ((await tx.$count(recoveryCodes, unused)) > 0) return { recoveryCodes: [] };
  return { recoveryCodes: await replaceRecoveryCodes(tx, deps.settings.PLINTH_SECRET, userId, deps.now()) };
}
