import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import type { Role } from '@plinth/domain/roles/role';
import type { Pool } from 'pg';
import type { Deps } from '../deps.ts';
import type { Caller, Membership, RequestFacts } from './context.ts';
import { readTogether } from './read-together.ts';
import { hashToken } from './token-hash.ts';

type Row = {
  user_id: string;
  email_id: string;
  email_verified_at: Date | null;
  roles: Role[];
  staff_roles: Caller['staffRoles'];
  state: CohortUserState | null;
  group_id: string | null;
  mentor_roles: Membership['mentorRoles'] | null;
  coachmarks: Caller['coachmarks'];
  second_factor_at?: Date | null;
};

type SessionRow = Row & { last_used_at: Date };

type SessionKey = { tokenHash: string; cohortId: string | null; now: Date; bindingHash: string | null };

/** Finds the person of a session and the place in a cohort; null without a valid session. */
export type FindSession = (key: SessionKey) => Promise<SessionRow | null>;

/** The precision of a session's time of last use. */
const USED_EVERY_MS = 600_000;

/** Mentors stay assigned to past cohorts, where only a role they still hold opens anything. */
const columnsOf = (cohortId: string) =>
  `u.user_id, u.email_id, u.email_verified_at, u.roles, u.staff_roles, e.state, e.group_id,
  case when e.state is not null then json_build_object('showCoachmarks', e.show_coachmarks,
    'capstoneCoachmarksViewed', e.capstone_coachmarks_viewed) end as coachmarks,
  (select array_agg(m.role) from cohort_mentors m
    where m.cohort_id = ${cohortId} and m.user_id = u.user_id and m.role = any(u.roles)) as mentor_roles`;

const bySession = `select ${columnsOf('$2')}, s.last_used_at, s.second_factor_at from sessions s join users u using (user_id)
  left join enrolments e on e.cohort_id = $2 and e.user_id = u.user_id
  where s.token_hash = $1 and s.expires_at > $3 and not s.is_pending
    and (s.binding_hash is null or s.binding_hash = $4)`;

const bySessions = `select k.n::int as n, ${columnsOf('k.cohort_id')}, s.last_used_at, s.second_factor_at
  from unnest((select $1::text[]), (select $2::uuid[]), (select $3::timestamptz[]), (select $4::text[]))
    with ordinality as k(token_hash, cohort_id, now, binding_hash, n)
  join sessions s on s.token_hash = k.token_hash and s.expires_at > k.now and not s.is_pending
    and (s.binding_hash is null or s.binding_hash = k.binding_hash)
  join users u using (user_id)
  left join enrolments e on e.cohort_id = k.cohort_id and e.user_id = u.user_id`;

const noteUse = `update sessions set last_used_at = $2, address = $3, country_code = $4
  where token_hash = $1 and last_used_at < $2`;

const byUser = `select ${columnsOf('$2')} from users u
  left join enrolments e on e.cohort_id = $2 and e.user_id = u.user_id where u.user_id = $1`;

const toCaller = (row: Row, tokenHash: string, cohortId: string | null, actorId: string | null): Caller => ({
  userId: row.user_id,
  emailId: row.email_id,
  isEmailVerified: row.email_verified_at !== null,
  roles: row.roles,
  staffRoles: row.staff_roles,
  secondFactorAt: row.second_factor_at ?? null,
  tokenHash,
  actorId,
  membership:
    cohortId && (row.state || row.mentor_roles)
      ? {
          cohortId,
          state: row.state,
          groupId: row.group_id,
          mentorRoles: row.mentor_roles ?? [],
        }
      : null,
  coachmarks: row.coachmarks,
  key: null,
});

const sameSession = ({ tokenHash, cohortId, bindingHash }: SessionKey) =>
  `${tokenHash} ${cohortId} ${bindingHash}`;

/** Looks sessions up, with one statement for requests that arrive together. */
export const createFindSession = (pool: Pool): FindSession =>
  readTogether<SessionKey, SessionRow>(async (keys) => {
    const [first, second] = keys;
    if (first && !second) {
      const { tokenHash, cohortId, now, bindingHash } = first;
      const values = [tokenHash, cohortId, now, bindingHash];
      return (await pool.query<SessionRow>({ name: 'caller-by-session', text: bySession, values })).rows;
    }
    const { rows } = await pool.query<SessionRow & { n: number }>({
      name: 'callers-by-session',
      text: bySessions,
      values: [
        keys.map(({ tokenHash }) => tokenHash),
        keys.map(({ cohortId }) => cohortId),
        keys.map(({ now }) => now),
        keys.map(({ bindingHash }) => bindingHash),
      ],
    });
    const found = new Map(rows.map((row) => [row.n, row]));
    return keys.map((_, index) => found.get(index + 1) ?? null);
  }, sameSession);

/**
 * Finds session, user and place in the cohort in one round trip: every signed-in call pays for this query. A token of a
 * browser's session counts only together with the cookie it is bound to.
 */
export async function findCaller(
  deps: Deps,
  request: RequestFacts,
  cohortId: string | null,
): Promise<Caller | null> {
  const token = request.headers['x-auth-token'];
  if (typeof token !== 'string' || token === '' || token.length > 200) return null;
  const tokenHash = hashToken(token);
  const now = deps.now();
  const row = await deps.findSession({ tokenHash, cohortId, now, bindingHash: request.bindingHash });
  if (!row) return null;
  if (now.getTime() - row.last_used_at.getTime() > USED_EVERY_MS)
    deps.background.run('session-used', async () => {
      await deps.pool.query(noteUse, [tokenHash, now, request.address, request.countryCode]);
    });
  return toCaller(row, tokenHash, cohortId, null);
}

/** The same for a user staff act as; null if there is none. */
export async function findCallerByUser(
  deps: Deps,
  userId: string,
  actor: Caller,
  cohortId: string | null,
): Promise<Caller | null> {
  const { rows } = await deps.pool.query<Row>({
    name: 'caller-by-user',
    text: byUser,
    values: [userId, cohortId],
  });
  return rows[0] ? toCaller(rows[0], actor.tokenHash, cohortId, actor.userId) : null;
}
