import type { CohortType } from '@plinth/domain/cohorts/cohort-type';
import type { Timeline } from '@plinth/domain/cohorts/timeline';
import type { TimelineKey } from '@plinth/domain/cohorts/timeline-key';
import { timelineTime } from '@plinth/domain/cohorts/timeline-time';
import type { SessionStatus } from '@plinth/domain/curriculum/session-status';
import type { NodeStates } from '@plinth/domain/progress/complete-node';
import type { Progress } from '@plinth/domain/progress/progress';
import type { Pool } from 'pg';
import { readTogether } from '../../api/read-together.ts';

/** A live session of the cohort; it stands at a LIVE_SESSION node. Instants are milliseconds since 1970. */
export type SessionFacts = {
  liveSessionId: string;
  startDate: number;
  endDate: number;
  sessionStatus: SessionStatus;
  joinLink: string | null;
};

/** A cohort and one person's place and progress in it: what every call about its curriculum needs. */
export type CohortFacts = {
  cohortId: string;
  courseId: string;
  version: number;
  cohortType: CohortType;
  timelines: Timeline[];
  isLeaderBoardAllowed: boolean;
  isLocalizedLeaderboard: boolean;
  isCapstonePresent: boolean;
  /** Milliseconds since 1970; null while the cohort has no date. */
  courseStart: number | null;
  sessions: ReadonlyMap<string, SessionFacts>;
  /** The recorded states of the learner; a handed-in assignment counts as completed. */
  states: NodeStates;
  electives: ReadonlySet<string>;
  /** Steps that were published under a part which the learner had completed by then: they hold nothing up. */
  lateSteps: ReadonlySet<string>;
  /** The guide of the learner's group. */
  guideId: string | null;
};

/** Whose place in which cohort. */
export type FactsKey = { cohortId: string; userId: string };

/** What `factsText` answers for the nth key. */
export type FactsRow = {
  n: number;
  cohort_id: string;
  course_id: string;
  version: number;
  cohort_type: CohortType;
  is_leader_board_allowed: boolean;
  is_localized_leaderboard: boolean;
  is_capstone_present: boolean;
  timelines: { key: TimelineKey; time: string }[];
  sessions: (Omit<SessionFacts, 'startDate' | 'endDate'> & {
    nodeId: string;
    startDate: string;
    endDate: string;
  })[];
  states: NodeStates | null;
  handed_in: string[] | null;
  electives: { nodeId: string }[] | null;
  late_steps: string[] | null;
  guide_id: string | null;
};

/**
 * The statement of the facts of several people, $1 their cohorts and $2 they. A screen that needs more of the same person
 * adds its own columns and joins, and so asks once: `k` is the key, `c` the cohort, `e` the enrolment if there is one.
 */
export const factsText = (
  columns = '',
  joins = '',
) => `select k.n::int as n, c.cohort_id, c.course_id, coalesce(o.version, 0) as version, c.cohort_type, c.is_leader_board_allowed,
    c.is_localized_leaderboard, c.is_capstone_present, e.electives, g.guide_id,
    coalesce((select json_agg(json_build_object('key', t.key, 'time', t.time))
      from cohort_timelines t where t.cohort_id = c.cohort_id), '[]') as timelines,
    coalesce((select json_agg(json_build_object('nodeId', s.node_id, 'liveSessionId', s.live_session_id,
        'startDate', s.start_date, 'endDate', s.end_date, 'sessionStatus', s.session_status, 'joinLink', s.join_link))
      from live_sessions s where s.cohort_id = c.cohort_id), '[]') as sessions,
    (select json_object_agg(p.node_id, p.state)
      from node_progress p where p.cohort_id = c.cohort_id and p.user_id = k.user_id) as states,
    (select json_agg(r.node_id) from reports r
      where r.cohort_id = c.cohort_id and r.user_id = k.user_id and r.submitted_at is not null) as handed_in,
    (select json_agg(l.node_id) from late_steps l
      where l.cohort_id = c.cohort_id and l.user_id = k.user_id) as late_steps
    ${columns}
  from unnest($1::uuid[], $2::uuid[]) with ordinality as k(cohort_id, user_id, n)
  join cohorts c on c.cohort_id = k.cohort_id
  left join courses o on o.course_id = c.course_id
  left join enrolments e on e.cohort_id = c.cohort_id and e.user_id = k.user_id
  left join cohort_groups g on g.group_id = e.group_id
  ${joins}`;

const FACTS = factsText();

function withHandIns(recorded: NodeStates | null, handedIn: readonly string[] | null): NodeStates {
  const states: Record<string, Progress> = { ...recorded };
  for (const nodeId of handedIn ?? []) states[nodeId] = 'COMPLETED';
  return states;
}

/** Cohort, dates, sessions and the progress of one person; null when there is no such cohort. */
export type FindCohortFacts = (key: FactsKey) => Promise<CohortFacts | null>;

/** The values of `factsText`. */
export const factsValues = (keys: readonly FactsKey[]) => [
  keys.map(({ cohortId }) => cohortId),
  keys.map(({ userId }) => userId),
];

export const sameFacts = ({ cohortId, userId }: FactsKey) => `${cohortId} ${userId}`;

/** Reads facts, those that are asked for together in one round trip. */
export const createFindCohortFacts = (pool: Pool): FindCohortFacts =>
  readTogether<FactsKey, CohortFacts>(async (keys) => {
    const { rows } = await pool.query<FactsRow>({
      name: 'cohort-facts',
      text: FACTS,
      values: factsValues(keys),
    });
    const found = new Map(rows.map((row) => [row.n, toCohortFacts(row)]));
    return keys.map((_, index) => found.get(index + 1) ?? null);
  }, sameFacts);

export function toCohortFacts(row: FactsRow): CohortFacts {
  const timelines = row.timelines.map(({ key, time }) => ({
    key,
    meta: { time: new Date(time).toISOString() },
  }));
  const start = timelineTime(timelines, 'COURSE_UNLOCKED') ?? timelineTime(timelines, 'START_DATE');
  return {
    cohortId: row.cohort_id,
    courseId: row.course_id,
    version: row.version,
    cohortType: row.cohort_type,
    timelines,
    isLeaderBoardAllowed: row.is_leader_board_allowed,
    isLocalizedLeaderboard: row.is_localized_leaderboard,
    isCapstonePresent: row.is_capstone_present,
    courseStart: start === null ? null : Date.parse(start),
    sessions: new Map(
      row.sessions.map(({ nodeId, startDate, endDate, ...session }) => [
        nodeId,
        { ...session, startDate: Date.parse(startDate), endDate: Date.parse(endDate) },
      ]),
    ),
    states: withHandIns(row.states, row.handed_in),
    electives: new Set((row.electives ?? []).map(({ nodeId }) => nodeId)),
    lateSteps: new Set(row.late_steps ?? []),
    guideId: row.guide_id,
  };
}
