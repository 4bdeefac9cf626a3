import { NAMESPACES } from '@plinth/domain/curriculum/namespace';
import { SESSION_STATUSES } from '@plinth/domain/curriculum/session-status';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { decimal, instant, integer, json, nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** A learner's stars are the average of the form's star questions, so that each learner counts once. */
const STARS = sql`select coalesce(sum(l.stars), 0)::float8 as stars, count(*)::int as ratings
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

/** Lists the sessions of a cohort that one lead mentor holds, by their start, with the counts for each. */
export const listLedSessions = statement({
  name: 'led-sessions',
  params: { cohortId: uuid, mentorId: uuid },
  columns: {
    liveSessionId: uuid,
    nodeId: uuid,
    namespace: oneOf(NAMESPACES),
    title: nullable(text),
    startDate: instant,
    endDate: instant,
    sessionStatus: oneOf(SESSION_STATUSES),
    joinLink: nullable(text),
    attended: integer,
    recorded: integer,
    stars: decimal,
    ratings: integer,
    done: json(z.array(z.string())),
  },
  sql: ({ cohortId, mentorId }) => sql`
    select s.live_session_id as "liveSessionId", s.node_id as "nodeId", n.namespace, n.meta ->> 'title' as title,
      s.start_date as "startDate", s.end_date as "endDate", s.session_status as "sessionStatus",
      s.way_in as "joinLink", p.attended, p.recorded, t.stars, t.ratings,
      coalesce((select json_agg(k.item_id) from session_checks k where k.live_session_id = s.live_session_id), '[]') as done
    from live_sessions s
    join course_nodes n using (node_id)
    cross join lateral (select count(*) filter (where a.attended)::int as attended, count(*)::int as recorded
      from session_attendance a where a.live_session_id = s.live_session_id) p
    cross join lateral (${STARS}) t
    where s.cohort_id = ${cohortId} and s.mentor_id = ${mentorId} and (n.retired_at is null or s.end_date < n.retired_at)
    order by s.start_date, s.live_session_id`,
});
