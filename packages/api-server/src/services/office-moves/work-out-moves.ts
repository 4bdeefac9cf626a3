import type { CohortMove, MovedDate, MovePreview } from '@plinth/domain/cohorts/cohort-move';
import { datesOutside } from '@plinth/domain/cohorts/dates-outside';
import { planMoves } from '@plinth/domain/cohorts/plan-moves';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../refusal.ts';
import { stampOf } from '../stamp-of.ts';
import { findConcerned } from './find-concerned.ts';
import { loadSchedule } from './load-schedule.ts';

export type WorkedOut = {
  preview: MovePreview;
  planned: ReturnType<typeof planMoves>;
  concerned: Awaited<ReturnType<typeof findConcerned<MovedDate>>>;
};

/**
 * Works out what a move would do to a cohort as it is now. A deadline that has passed may be postponed; otherwise only
 * future dates move.
 * @throws Refusal NOT_FOUND no such cohort or date; CONFLICT it has passed already, or would be in the past
 */
export async function workOutMoves(
  db: Queryable,
  now: Date,
  { cohortId, move }: { cohortId: string; move: CohortMove },
): Promise<WorkedOut> {
  const schedule = await loadSchedule(db, cohortId, now);
  const planned = planMoves(schedule, move, now.toISOString());
  const named = planned.find(({ kind }) => kind === move.what);
  if (move.what === 'SESSION' && !schedule.sessions.some((one) => one.liveSessionId === move.liveSessionId))
    throw refuse('NOT_FOUND', 'Upcoming session not found. What has begun or is called off cannot be moved.');
  if (move.what === 'MILESTONE' && !schedule.milestones.some(({ key }) => key === move.key))
    throw refuse('NOT_FOUND', 'Date not found in this cohort.');
  if (move.what === 'RELEASE' || move.what === 'DEADLINE') {
    const node = schedule.nodes.find(({ nodeId }) => nodeId === move.nodeId);
    if (!node || (move.what === 'RELEASE' ? node.releaseDay : node.dueDay) === null)
      throw refuse('NOT_FOUND', 'Date not found for this part of the course.');
  }
  if (named && move.what !== 'DEADLINE' && Date.parse(named.from) <= now.getTime())
    throw refuse('CONFLICT', 'This date has already come; it can no longer be moved.');
  const targets = move.what === 'FROM_DAY' ? planned : named ? [named] : [];
  if (targets.some(({ to }) => Date.parse(to) <= now.getTime()))
    throw refuse('CONFLICT', 'That is in the past.');
  const concerned = await findConcerned(db, cohortId, planned);
  const stamp = stampOf([move, planned]);
  return {
    planned,
    concerned,
    preview: {
      moves: planned.map(({ isCarried: _, ...moved }) => moved),
      timeZone: schedule.timeZone,
      learners: concerned.learnerIds.length,
      mentors: concerned.mentors.map(({ name }) => name),
      ...datesOutside(schedule, planned),
      stamp,
    },
  };
}
