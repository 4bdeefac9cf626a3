import type { CohortMove, MovedDate } from '@plinth/domain/cohorts/cohort-move';
import { TimelineKey } from '@plinth/domain/cohorts/timeline-key';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { lockRow } from '../../db/lock-row.ts';
import { cohortTimelines } from '../../db/schema/cohorts.ts';
import { cohortNodeDates, liveSessions } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { lockCohort } from '../groups/lock-cohort.ts';
import { refuse } from '../refusal.ts';
import { moveText } from './move-text.ts';
import { notifyOfMoves } from './notify-of-moves.ts';
import { workOutMoves } from './work-out-moves.ts';

const CATEGORIES = {
  SESSION: 'SLOT',
  DEADLINE: 'DEADLINE',
  RELEASE: 'ANNOUNCEMENT',
  MILESTONE: 'ANNOUNCEMENT',
  FROM_DAY: 'ANNOUNCEMENT',
} as const;

/** Moves a session, which retains its length, and its original start for as long as it differs. */
async function moveSession(tx: Transaction, { id, to }: MovedDate): Promise<void> {
  const session = await lockRow(tx, liveSessions, eq(liveSessions.liveSessionId, id));
  if (!session) throw new Error('a planned session is gone');
  const startDate = new Date(to);
  const first = session.movedFrom ?? session.startDate;
  await tx
    .update(liveSessions)
    .set({
      startDate,
      endDate: new Date(session.endDate.getTime() + startDate.getTime() - session.startDate.getTime()),
      movedFrom: first.getTime() === startDate.getTime() ? null : first,
    })
    .where(eq(liveSessions.liveSessionId, id));
}

/** The names of moved dates in the audit log; those with the same title are numbered, in the order of their dates. */
function namesOf(moves: readonly MovedDate[]): string[] {
  const counts = new Map<string, number>();
  return moves.map(({ kind, title }) => {
    const name = `${title} (${kind.toLowerCase()})`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}, no. ${count}`;
  });
}

async function write(tx: Transaction, cohortId: string, moved: MovedDate): Promise<void> {
  const at = new Date(moved.to);
  if (moved.kind === 'SESSION') return moveSession(tx, moved);
  if (moved.kind === 'MILESTONE') {
    await tx
      .update(cohortTimelines)
      .set({ time: at })
      .where(
        and(eq(cohortTimelines.cohortId, cohortId), eq(cohortTimelines.key, TimelineKey.parse(moved.id))),
      );
    return;
  }
  const date = moved.kind === 'RELEASE' ? { releaseAt: at } : { dueAt: at };
  await tx
    .insert(cohortNodeDates)
    .values({ cohortId, nodeId: moved.id, ...date })
    .onConflictDoUpdate({ target: [cohortNodeDates.cohortId, cohortNodeDates.nodeId], set: date });
}

/**
 * Moves dates of a cohort as shown in a preview, and notifies those concerned once, with the old and the new date: in
 * the app and by mail, each as they have chosen, in the transaction of the change.
 * @param stamp of the preview
 * @throws Refusal NOT_FOUND; CONFLICT the dates have changed since the preview, have passed, or nothing would move
 */
export async function moveDates(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  act: StaffAct,
  { cohortId, move, stamp }: { cohortId: string; move: CohortMove; stamp: string },
): Promise<{ moved: number; told: number }> {
  return db.transaction(async (tx) => {
    await lockCohort(tx, cohortId);
    const { preview, planned, concerned } = await workOutMoves(tx, now(), { cohortId, move });
    if (preview.moves.length === 0) throw refuse('CONFLICT', 'Nothing would move.');
    if (preview.stamp !== stamp)
      throw refuse('CONFLICT', 'The dates have changed since this preview. Check it again.');
    for (const moved of planned) if (!moved.isCarried) await write(tx, cohortId, moved);
    const key = `moved:${uuidv7()}`;
    const newsOf = (moves: readonly MovedDate[]) => ({
      category: CATEGORIES[move.what],
      key,
      words: (zone: string) => moveText(moves, zone),
      at: now(),
    });
    const mentorIds = concerned.mentors
      .map(({ userId }) => userId)
      .filter((userId) => userId !== act.actorId && !concerned.learnerIds.includes(userId));
    for (const { userIds, moves } of concerned.learners)
      await notifyOfMoves(tx, settings, {
        cohortId,
        learnerIds: userIds,
        mentorIds: [],
        news: newsOf(moves),
      });
    await notifyOfMoves(tx, settings, { cohortId, learnerIds: [], mentorIds, news: newsOf(preview.moves) });
    const names = namesOf(preview.moves);
    await recordAudit(tx, now(), act, {
      action: 'cohort.moved',
      details: { cohortId, move },
      before: Object.fromEntries(preview.moves.map(({ from }, index) => [names[index], from])),
      after: Object.fromEntries(preview.moves.map(({ to }, index) => [names[index], to])),
    });
    return { moved: preview.moves.length, told: concerned.learnerIds.length + mentorIds.length };
  });
}
