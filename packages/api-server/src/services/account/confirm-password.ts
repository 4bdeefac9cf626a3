import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { isPasswordRight } from '../auth/passwords.ts';
import { refuse } from '../refusal.ts';

const wrongPassword = { name: 'confirm-password', calls: 8, seconds: 900 };

/**
 * Confirms that the owner is at the device, and not someone who found it open. Only failures count.
 * @param field the field of the password in the call, so that the refusal is shown beside it
 * @throws Refusal INVALID_CREDENTIALS, CONFLICT when the account has no password, TOO_MANY_REQUESTS
 */
export async function confirmPassword(
  deps: Deps,
  userId: string,
  password: string,
  field: string,
): Promise<void> {
  await deps.rateLimits.count(wrongPassword, userId);
  const [user] = await deps.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.userId, userId));
  const isRight = user?.passwordHash ? await isPasswordRight(user.passwordHash, password) : null;
  if (isRight !== false) await deps.rateLimits.takeBack(wrongPassword, userId);
  if (isRight === null)
    throw refuse('CONFLICT', 'Your account has no password yet. Set one first: we will email you a link.');
  if (isRight) return;
  const message = 'This is not your current password';
  throw refuse('INVALID_CREDENTIALS', message, { fields: [{ path: field, message }] });
}
