import type { CohortType } from '@plinth/domain/cohorts/cohort-type';
import { startDate } from '@plinth/domain/cohorts/start-date';
import type { Timeline } from '@plinth/domain/cohorts/timeline';
import type { SessionStatus } from '@plinth/domain/curriculum/session-status';
import type { NodeStates } from '@plinth/domain/progress/complete-node';
import type { Progress } from '@plinth/domain/progress/progress';
import { readTogether } from '../../api/read-together.ts';
import type { Database } from '../../db/database.ts';
import { listFacts } from '../../db/queries/curriculum/list-facts.ts';

/** A live session of the cohort, attached to a LIVE_SESSION node. Instants are milliseconds since 1970. */
export type SessionFacts = {
  liveSessionId: string;
  startDate: number;
  endDate: number;
  sessionStatus: SessionStatus;
  joinLink: string | null;
  /** When it was to start before it was moved. */
  movedFrom: number | null;
  isCalledOff: boolean;
  materialLink: string | null;
  recordingLink: string | null;
};

/** A cohort's own dates for a node; null where the plan of the course applies. */
export type NodeDates = { releaseAt: number | null; dueAt: number | null };

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
  /** By node, if the cohort has moved a date away from the plan. */
  dates: ReadonlyMap<string, NodeDates>;
  /** The recorded states of the learner; a handed-in assignment and an attended session count as completed. */
  states: NodeStates;
  /** The tasks whose hand-in was sent back: completed in `states`, but to be handed in again. */
  sentBack: ReadonlySet<string>;
  /** The nodes of the sessions that the learner was recorded as attending. */
  attended: ReadonlySet<string>;
  /** The nodes of the sessions for which the learner was recorded as absent. */
  missed: ReadonlySet<string>;
  electives: ReadonlySet<string>;
  /** Steps published under a part that the learner had already completed: they hold nothing up. */
  lateSteps: ReadonlySet<string>;
  /** The guide of the learner's group. */
  guideId: string | null;
  /** When the time ends that staff gave the learner; null if they gave none. */
  moreTimeEnds: number | null;
};

/** Which person's place in which cohort. */
export type FactsKey = { cohortId: string; userId: string };

type FactsRow = Awaited<ReturnType<typeof listFacts.rows>>[number];

function withWork({ states: recorded, handedIn }: FactsRow, attended: ReadonlySet<string>): NodeStates {
  const states: Record<string, Progress> = { ...recorded };
  for (const nodeId of [...Object.keys(handedIn ?? {}), ...attended]) states[nodeId] = 'COMPLETED';
  return states;
}

/** What all learners of a cohort have in common. */
type Calendar = Pick<CohortFacts, 'timelines' | 'courseStart' | 'sessions' | 'dates'>;

const timeOf = (instant: string | null) => (instant === null ? null : Date.parse(instant));

function toCalendar({ timelines: stored, sessions, nodeDates }: NonNullable<FactsRow['calendar']>): Calendar {
  const timelines = stored.map(({ key, time }) => ({ key, meta: { time: new Date(time).toISOString() } }));
  return {
    timelines,
    courseStart: timeOf(startDate(timelines)),
    sessions: new Map(
      sessions.map(({ nodeId, startDate, endDate, movedFrom, ...session }) => [
        nodeId,
        {
          ...session,
          startDate: Date.parse(startDate),
          endDate: Date.parse(endDate),
          movedFrom: timeOf(movedFrom),
        },
      ]),
    ),
    dates: new Map(
      nodeDates.map(({ nodeId, releaseAt, dueAt }) => [
        nodeId,
        { releaseAt: timeOf(releaseAt), dueAt: timeOf(dueAt) },
      ]),
    ),
  };
}

/** The nodes of the sessions with recorded attendance; one that was called off counts for nothing. */
function attendanceOf({ attendance }: FactsRow, { sessions }: Calendar) {
  const attended = new Set<string>();
  const missed = new Set<string>();
  for (const [nodeId, hasAttended] of attendance ?? [])
    if (sessions.get(nodeId)?.sessionStatus !== 'RESCHEDULED') (hasAttended ? attended : missed).add(nodeId);
  return { attended, missed };
}

/** Finds the cohort, dates, sessions and one person's progress; null when there is no such cohort. */
export type FindCohortFacts = (key: FactsKey) => Promise<CohortFacts | null>;

/** The keys in the form that statements expect. */
export const keysOf = (keys: readonly FactsKey[]) => ({
  cohortIds: keys.map(({ cohortId }) => cohortId),
  userIds: keys.map(({ userId }) => userId),
});

export const sameFacts = ({ cohortId, userId }: FactsKey) => `${cohortId} ${userId}`;

/** Creates a reader of facts that batches concurrent requests into one round trip. */
export const createFindCohortFacts = (db: Database): FindCohortFacts =>
  readTogether<FactsKey, CohortFacts>(async (keys) => {
    const rows = await listFacts.rows(db, keysOf(keys));
    const found = new Map(toCohortFacts(rows).map(({ row, facts }) => [row.n, facts]));
    return keys.map((_, index) => found.get(index + 1) ?? null);
  }, sameFacts);

/** The facts of each row. Those of one cohort share its calendar, which is read and converted once. */
export function toCohortFacts<Row extends FactsRow>(
  rows: readonly Row[],
): { row: Row; facts: CohortFacts }[] {
  const calendars = new Map(
    rows.flatMap(({ cohortId, calendar }) => (calendar ? [[cohortId, toCalendar(calendar)] as const] : [])),
  );
  return rows.flatMap((row) => {
    const calendar = calendars.get(row.cohortId);
    return calendar ? [{ row, facts: factsOfRow(row, calendar) }] : [];
  });
}

function factsOfRow(row: FactsRow, calendar: Calendar): CohortFacts {
  const { attended, missed } = attendanceOf(row, calendar);
  return {
    ...calendar,
    cohortId: row.cohortId,
    courseId: row.courseId,
    version: row.version,
    cohortType: row.cohortType,
    isLeaderBoardAllowed: row.isLeaderBoardAllowed,
    isLocalizedLeaderboard: row.isLocalizedLeaderboard,
    isCapstonePresent: row.isCapstonePresent,
    states: withWork(row, attended),
    sentBack: new Set(
      Object.entries(row.handedIn ?? {}).flatMap(([nodeId, status]) =>
        status === 'REJECTED' ? [nodeId] : [],
      ),
    ),
    attended,
    missed,
    electives: new Set((row.electives ?? []).map(({ nodeId }) => nodeId)),
    lateSteps: new Set(row.lateSteps ?? []),
    guideId: row.guideId,
    moreTimeEnds: row.moreTimeEnds?.getTime() ?? null,
  };
}
