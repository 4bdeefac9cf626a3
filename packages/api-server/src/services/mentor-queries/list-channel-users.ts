import type { ChannelUser } from '@plinth/domain/mentor-queries/query-item';
import { findChannelUsers } from '../../db/queries/mentor-queries/find-channel-users.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { containing } from '../matches-search.ts';

/** A search narrows a list of names faster than paging through it. */
const LISTED = 50;

/**
 * Lists people of the cohort whose name matches the search, mentors first. Email addresses and phone numbers are never
 * included.
 */
export async function listChannelUsers(
  deps: Deps,
  { membership }: Member,
  search = '',
): Promise<{ users: ChannelUser[] }> {
  const { cohortId } = membership;
  const name = containing(search);
  return { users: await findChannelUsers.rows(deps.db, { cohortId, name, limit: LISTED }) };
}
