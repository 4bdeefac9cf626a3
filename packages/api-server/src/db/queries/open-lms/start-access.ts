import { statesBefore } from '@plinth/domain/enrolments/place-event';
import { sql } from 'drizzle-orm';
import { instant, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** One statement: a place that cannot be started starts no timer, and two concurrent calls start it together. */
export const startAccess = statement({
  params: { enrolmentId: uuid, userId: uuid, startedAt: instant, endsAt: instant },
  columns: { startedAt: instant, endsAt: instant },
  sql: ({ enrolmentId, userId, startedAt, endsAt }) => sql`
    with moved as (
      update enrolments set state = 'ONGOING'
      where enrolment_id = ${enrolmentId} and state in ${[...statesBefore('LEARNER_STARTS'), 'ONGOING']}
      returning enrolment_id
    )
    insert into open_accesses as a (enrolment_id, user_id, started_at, ends_at)
    select enrolment_id, ${userId}, ${startedAt}, ${endsAt} from moved
    on conflict (enrolment_id) do update
      set started_at = coalesce(a.started_at, excluded.started_at), ends_at = coalesce(a.ends_at, excluded.ends_at)
    returning a.started_at as "startedAt", a.ends_at as "endsAt"`,
});
