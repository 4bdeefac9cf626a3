import { COHORT_TYPES } from '@plinth/domain/cohorts/cohort-type';
import { TimelineKey } from '@plinth/domain/cohorts/timeline-key';
import { SessionStatus } from '@plinth/domain/curriculum/session-status';
import { Progress } from '@plinth/domain/progress/progress';
import { ReviewStatus } from '@plinth/domain/reviews/review-status';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { flag, instant, integer, json, listOf, nullable, oneOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { moreTimeEnds } from './more-time-ends.ts';

const id = z.string();
const NodeDate = z.object({
  nodeId: id,
  releaseAt: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
});

/** The keys of the facts: pairs of a cohort and a person. */
export const factsKeys = { cohortIds: listOf(uuid), userIds: listOf(uuid) };

/** The facts of the nth key. Times in JSON are ISO 8601 with an offset. */
export const factsColumns = {
  n: integer,
  cohortId: uuid,
  courseId: uuid,
  version: integer,
  cohortType: oneOf(COHORT_TYPES),
  isLeaderBoardAllowed: flag,
  isLocalizedLeaderboard: flag,
  isCapstonePresent: flag,
  electives: nullable(json(z.array(z.object({ nodeId: id })))),
  guideId: nullable(uuid),
  moreTimeEnds: nullable(instant),
  /** The calendar of the cohort: with the first key that names it, and null with all others. */
  calendar: nullable(
    json(
      z.object({
        timelines: z.array(z.object({ key: TimelineKey, time: z.string() })),
        sessions: z.array(
          z.object({
            nodeId: id,
            liveSessionId: id,
            startDate: z.string(),
            endDate: z.string(),
            sessionStatus: SessionStatus,
            joinLink: z.nullable(z.string()),
            movedFrom: z.nullable(z.string()),
            isCalledOff: z.boolean(),
            materialLink: z.nullable(z.string()),
            recordingLink: z.nullable(z.string()),
          }),
        ),
        /** The dates that the cohort has changed from the plan. */
        nodeDates: z.array(NodeDate),
      }),
    ),
  ),
  states: nullable(json(z.record(z.string(), Progress))),
  /** What was handed in, each with its review status. */
  handedIn: nullable(json(z.record(z.string(), ReviewStatus))),
  /** The sessions with recorded attendance of the person, called off or not: nodeId, whether the person attended. */
  attendance: nullable(json(z.array(z.tuple([id, z.boolean()])))),
  lateSteps: nullable(json(z.array(id))),
};

/**
 * Selects the facts of several people in their cohorts. A screen that needs more about the same person adds columns and
 * joins, to remain one query: `k` is the key, `c` the cohort, `e` the enrolment if there is one.
 */
export const factsOf = (
  { cohortIds, userIds }: { cohortIds: SQL; userIds: SQL },
  columns: SQL = sql``,
  joins: SQL = sql``,
): SQL => sql`
  select k.n::int as n, c.cohort_id as "cohortId", c.course_id as "courseId", coalesce(o.version, 0) as version,
    c.cohort_type as "cohortType", c.is_leader_board_allowed as "isLeaderBoardAllowed",
    c.is_localized_leaderboard as "isLocalizedLeaderboard", c.is_capstone_present as "isCapstonePresent",
    e.electives, g.guide_id as "guideId", ${moreTimeEnds({ enrolment: 'e', cohort: 'c' })} as "moreTimeEnds",
    case when k.n = array_position((select ${cohortIds}), k.cohort_id) then json_build_object(
      'timelines', coalesce((select json_agg(json_build_object('key', t.key, 'time', t.time))
        from cohort_timelines t where t.cohort_id = c.cohort_id), '[]'),
      'sessions', coalesce((select json_agg(json_build_object('nodeId', s.node_id, 'liveSessionId', s.live_session_id,
          'startDate', s.start_date, 'endDate', s.end_date, 'sessionStatus', s.session_status, 'joinLink', s.way_in,
          'movedFrom', s.moved_from, 'isCalledOff', s.called_off_at is not null,
          'materialLink', s.material_link, 'recordingLink', s.recording_link))
        from live_sessions s where s.cohort_id = c.cohort_id), '[]'),
      'nodeDates', coalesce((select json_agg(json_build_object('nodeId', d.node_id, 'releaseAt', d.release_at, 'dueAt', d.due_at))
        from cohort_node_dates d where d.cohort_id = c.cohort_id), '[]')) end as calendar,
    (select json_object_agg(p.node_id, p.state)
      from node_progress p where p.cohort_id = c.cohort_id and p.user_id = k.user_id) as states,
    (select json_object_agg(r.node_id, r.review_status) from reports r
      where r.cohort_id = c.cohort_id and r.user_id = k.user_id and r.submitted_at is not null) as "handedIn",
    (select json_agg(json_build_array(s.node_id, a.attended))
      from session_attendance a join live_sessions s using (live_session_id)
      where a.user_id = k.user_id and s.cohort_id = c.cohort_id) as attendance,
    (select json_agg(l.node_id) from late_steps l
      where l.cohort_id = c.cohort_id and l.user_id = k.user_id) as "lateSteps"
    ${columns}
  from unnest((select ${cohortIds}), (select ${userIds})) with ordinality as k(cohort_id, user_id, n)
  join cohorts c on c.cohort_id = k.cohort_id
  left join courses o on o.course_id = c.course_id
  left join enrolments e on e.cohort_id = c.cohort_id and e.user_id = k.user_id
  left join cohort_groups g on g.group_id = e.group_id
  ${joins}`;

export const listFacts = statement({
  name: 'cohort-facts',
  params: factsKeys,
  columns: factsColumns,
  sql: (keys) => factsOf(keys),
});
