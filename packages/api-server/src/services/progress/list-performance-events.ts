import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';

type Row = { reason: string; nodeId: string; title: string; credits: number; createdAt: Date };

const EVENTS = `select e.reason, e.node_id as "nodeId", coalesce(n.meta ->> 'title', '') as title, e.credits,
    e.created_at as "createdAt"
  from credit_entries e left join course_nodes n using (node_id)
  where e.cohort_id = $1 and e.user_id = $2 order by e.created_at desc, e.credit_id desc limit $3 offset $4`;
const COUNT = 'select count(*)::int as total from credit_entries where cohort_id = $1 and user_id = $2';

const EVENT_TYPES: Record<string, string> = { completed: 'NODE_COMPLETED', quiz: 'QUIZ_COMPLETED' };

/** A reason as a constant of the API: `quiz-retake-2` is QUIZ_IMPROVED, one of another area its name in capitals. */
const eventTypeOf = (reason: string) =>
  EVENT_TYPES[reason] ??
  (reason.startsWith('quiz-retake-') ? 'QUIZ_IMPROVED' : reason.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_'));

/** What earned the caller credits, the newest first (API-163). */
export async function listPerformanceEvents(deps: Deps, caller: Member, pageNo: number) {
  const own = [caller.membership.cohortId, caller.userId];
  const [events, count] = await Promise.all([
    deps.pool.query<Row>({
      name: 'performance-events',
      text: EVENTS,
      values: [...own, PAGE_SIZE, pageNo * PAGE_SIZE],
    }),
    deps.pool.query<{ total: number }>({ name: 'performance-event-count', text: COUNT, values: own }),
  ]);
  return {
    events: events.rows.map(({ reason, createdAt, ...event }) => ({
      eventType: eventTypeOf(reason),
      ...event,
      createdAt: createdAt.toISOString(),
    })),
    total: count.rows[0]?.total ?? 0,
  };
}
