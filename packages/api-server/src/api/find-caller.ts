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

const columns = `u.user_id, u.email_id, u.email_verified_at, u.roles, u.staff_role, e.state, e.group_id,
  (select array_agg(m.role) from cohort_mentors m where m.cohort_id = $2 and m.user_id = u.user_id) as mentor_roles`;

const bySession = `select ${columns} from sessions s join users u using (user_id)
  left join enrolments e on e.cohort_id = $2 and e.user_id = u.user_id
  where s.token_hash = $1 and s.expires_at > $3`;

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

/** Session, user and place in the cohort in one round trip: every signed-in call pays for this query. */
export async function findCaller(
  deps: Deps,
  request: RequestFacts,
  cohortId: string | null,
): Promise<Caller | null> {
  const token = request.headers.get('x-auth-token');
  if (!token || token.length > 200) return null;
  const tokenHash = hashToken(token);
  const { rows } = await deps.pool.query<Row>({
    name: 'caller-by-session',
    text: bySession,
    values: [tokenHash, cohortId, deps.now()],
  });
  return rows[0] ? toCaller(rows[0], tokenHash, cohortId, null) : null;
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
