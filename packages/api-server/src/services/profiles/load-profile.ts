import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { type AccountRow, accountColumns, type ProfileRow, profileColumns } from './profile-rows.ts';

/** The account and profile of a signed-in person, in one query. */
export async function loadAccount(deps: Deps, userId: string): Promise<AccountRow> {
  const { rows } = await deps.pool.query<AccountRow>({
    name: 'account-by-user',
    text: `select ${accountColumns} from users u join user_profiles p using (user_id) where u.user_id = $1`,
    values: [userId],
  });
  if (!rows[0]) throw refuse('UNAUTHORIZED', 'Sign in to go on.');
  return rows[0];
}

/**
 * A whole profile by its owner's id or its public handle, in one query.
 * @throws Refusal NOT_FOUND for an unknown handle
 */
export async function loadProfile(
  deps: Deps,
  by: { userId: string } | { userHash: string },
): Promise<ProfileRow> {
  const isById = 'userId' in by;
  const { rows } = await deps.pool.query<ProfileRow>({
    name: isById ? 'profile-by-user' : 'profile-by-hash',
    text: `select ${profileColumns} from users u join user_profiles p using (user_id)
      where ${isById ? 'u.user_id' : 'u.user_hash'} = $1`,
    values: [isById ? by.userId : by.userHash],
  });
  if (!rows[0]) throw refuse('NOT_FOUND', 'There is no such profile.');
  return rows[0];
}
