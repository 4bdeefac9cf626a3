import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { SessionStatus } from '@plinth/domain/curriculum/session-status';
import type { SessionCounts } from '@plinth/domain/lead-mentors/measure-sessions';
import type { Deps } from '../../deps.ts';

/** An own session of a lead mentor: when it is, what was done of its checklist, what was counted at it. */
export type LedSessionRow = SessionCounts & {
  liveSessionId: string;
  nodeId: string;
  namespace: Namespace;
  title: string;
  startDate: string;
  endDate: string;
  sessionStatus: SessionStatus;
  joinLink: string | null;
  done: string[];
};

type Row = Omit<LedSessionRow, 'title' | 'startDate' | 'endDate'> & {
  title: string | null;
  startDate: Date;
  endDate: Date;
};

/** The stars of a learner are those of the form's star questions on average, so that each learner counts once. */
const STARS = `select coalesce(sum(l.stars), 0)::float8 as stars, count(*)::int as ratings
  from (select avg((a ->> 'responseValue')::int) as stars
    from session_feedback f
    join feedback_events v using (event_id)
    join forms m using (form_id)
    join feedback_responses r using (event_id)
    cross join lateral jsonb_array_elements(r.responses) a
    where f.live_session_id = s.live_session_id and not r.is_skipped and a ->> 'responseValue' ~ '^[1-5]$'
      and jsonb_path_exists(m.pages, '$[*].questions[*] ? (@.questionId == $id && @.questionType == "SCALE_STAR")',
        jsonb_build_object('id', a ->> 'questionId'))
    group by r.user_id) l`;

const text = `select s.live_session_id as "liveSessionId", s.node_id as "nodeId", n.namespace,
    n.meta ->> 'title' as title, s.start_date as "startDate", s.end_date as "endDate",
    s.session_status as "sessionStatus", s.join_link as "joinLink", p.attended, p.recorded, t.stars, t.ratings,
    coalesce((select json_agg(k.item_id) from session_checks k where k.live_session_id = s.live_session_id), '[]') as done
  from live_sessions s
  join course_nodes n using (node_id)
  cross join lateral (select count(*) filter (where a.attended)::int as attended, count(*)::int as recorded
    from session_attendance a where a.live_session_id = s.live_session_id) p
  cross join lateral (${STARS}) t
  where s.cohort_id = $1 and s.mentor_id = $2 and (n.retired_at is null or s.end_date < n.retired_at)
  order by s.start_date, s.live_session_id`;

/** The sessions of a cohort that one lead mentor holds, by their start. One statement, however many there are. */
export async function readLedSessions(
  deps: Deps,
  { cohortId, userId }: { cohortId: string; userId: string },
): Promise<LedSessionRow[]> {
  const { rows } = await deps.pool.query<Row>({ name: 'led-sessions', text, values: [cohortId, userId] });
  const now = deps.now().toISOString();
  return rows.map((row) => {
    const session = { ...row, startDate: row.startDate.toISOString(), endDate: row.endDate.toISOString() };
    return {
      ...session,
      title: row.title ?? 'Live session',
      sessionStatus: sessionStatusAt(session, now),
    };
  });
}
