import { findAccount, findProfile } from '../../db/queries/profiles/find-profile.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import type { AccountRow, ProfileRow } from './profile-rows.ts';

/** Loads the account and profile of a signed-in person, in one query. */
export async function loadAccount({ db }: Pick<Deps, 'db'>, userId: string): Promise<AccountRow> {
  const account = await findAccount.first(db, { userId });
  if (!account) throw refuse('UNAUTHORIZED', 'Sign in to continue.');
  return account;
}

/**
 * Loads a whole profile by its owner's id or its public handle, in one query.
 * @throws Refusal NOT_FOUND for an unknown handle
 */
export async function loadProfile(
  { db }: Pick<Deps, 'db'>,
  by: { userId: string } | { userHash: string },
): Promise<ProfileRow> {
  const profile = await findProfile.first(
    db,
    'userId' in by ? { by: 'user_id', key: by.userId } : { by: 'user_hash', key: by.userHash },
  );
  if (!profile) throw refuse('NOT_FOUND', 'Profile not found.');
  return profile;
}
