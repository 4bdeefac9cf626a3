import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { STAFF_ROLES } from '@plinth/domain/staff/staff-role';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { flag, instant, json, listOf, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

const Cohorts = z.array(
  z.object({ cohortId: z.string(), state: z.nullable(z.enum(COHORT_USER_STATES)), isMentor: z.boolean() }),
);

/**
 * Reads whose sessions are valid, until when, and what each of those people may open. An expired session has no row.
 */
export const liveRights = statement({
  params: { tokenHashes: listOf(text), now: instant },
  columns: {
    tokenHash: text,
    userId: uuid,
    staffRoles: listOf(oneOf(STAFF_ROLES)),
    hasSecondFactor: flag,
    expiresAt: instant,
    cohorts: json(Cohorts),
  },
  sql: ({ tokenHashes, now }) => sql`
    select s.token_hash as "tokenHash", u.user_id as "userId", u.staff_roles as "staffRoles",
      s.second_factor_at is not null as "hasSecondFactor", s.expires_at as "expiresAt",
      coalesce((select json_agg(json_build_object('cohortId', c.cohort_id, 'state', c.state, 'isMentor', c.is_mentor)) from (
        select cohort_id, max(state) as state, bool_or(is_mentor) as is_mentor from (
          select cohort_id, state, false as is_mentor from enrolments e where e.user_id = u.user_id
          union all select cohort_id, null, true from cohort_mentors m where m.user_id = u.user_id and m.role = any(u.roles)
        ) places group by cohort_id
      ) c), '[]') as cohorts
    from sessions s join users u using (user_id)
    where s.token_hash = any(${tokenHashes}) and s.expires_at > ${now} and not s.is_pending`,
});
