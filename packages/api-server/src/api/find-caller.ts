import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import type { Role } from '@plinth/domain/roles/role';
import type { Deps } from '../deps.ts';
import type { Caller, Membership, RequestFacts } from './context.ts';
import { hashToken } from './token-hash.ts';

type Row = {
  user_id: string;
  email_id: string;
  email_verified_at: Date | null;
  roles: Role[];
  staff_role: Caller['staffRole'];
  state: CohortUserState | null;
  group_id: string | null;
  mentor_roles: Membership['mentorRoles'] | null;
};

type SessionRow = Row & { last_used_at: Date };

/** How exact the time of the last use of a session is. */
const USED_EVERY_MS = 600_000;

const columns = `u.user_id, u.email_id, u.email_verified_at, u.roles, u.staff_role, e.state, e.group_id,
  (select array_agg(m.role) from cohort_mentors m where m.cohort_id = $2 and m.user_id = u.user_id) as mentor_roles`;

const bySession = `select ${columns}, s.last_used_at from sessions s join users u using (user_id)
  left join enrolments e on e.cohort_id = $2 and e.user_id = u.user_id
  where s.token_hash = $1 and s.expires_at > $3 and (s.binding_hash is null or s.binding_hash = $4)`;

const noteUse = `update sessions set last_used_at = $2, address = $3, country_code = $4
  where token_hash = $1 and last_used_at < $2`;

const byUser = `select ${columns} from users u
  left join enrolments e on e.cohort_id = $2 and e.user_id = u.user_id where u.user_id = $1`;

const toCaller = (row: Row, tokenHash: string, cohortId: string | null, actorId: string | null): Caller => ({
  userId: row.user_id,
  emailId: row.email_id,
  isEmailVerified: row.email_verified_at !== null,
  roles: row.roles,
  staffRole: row.staff_role,
  tokenHash,
  actorId,
  membership:
    cohortId && (row.state || row.mentor_roles)
      ? { cohortId, state: row.state, groupId: row.group_id, mentorRoles: row.mentor_roles ?? [] }
      : null,
});

/**
 * Session, user and place in the cohort in one round trip: every signed-in call pays for this query. A token of a
 * browser's session counts only together with the cookie it is bound to.
 */
export async function findCaller(
  deps: Deps,
  request: RequestFacts,
  cohortId: string | null,
): Promise<Caller | null> {
  const token = request.headers.get('x-auth-token');
  if (!token || token.length > 200) return null;
  const tokenHash = hashToken(token);
  const now = deps.now();
  const { rows } = await deps.pool.query<SessionRow>({
    name: 'caller-by-session',
    text: bySession,
    values: [tokenHash, cohortId, now, request.bindingHash],
  });
  const [row] = rows;
  if (!row) return null;
  if (now.getTime() - row.last_used_at.getTime() > USED_EVERY_MS)
    deps.background.run('session-used', async () => {
      await deps.pool.query(noteUse, [tokenHash, now, request.address, request.countryCode]);
    });
  return toCaller(row, tokenHash, cohortId, null);
}

/** The same for a user whom staff act as; null when there is none. */
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
