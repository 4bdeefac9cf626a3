import { carryDates, type PlannedPart } from '@plinth/domain/cohorts/carry-dates';
import { and, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { cohortNodeDates } from '../../db/schema/curriculum.ts';
import { courseStart } from '../cohorts/course-start.ts';
import type { LiveNode } from './load-live-nodes.ts';

type Part = Pick<LiveNode, 'nodeId' | 'releaseDay' | 'dueDay'>;
type Publication = { courseId: string; before: readonly Part[]; after: readonly Part[] };

const CHUNK = 5_000;

/** Locks the cohorts of a course that are not over and have dates of their own, like everything that moves dates. */
async function lockMoved(tx: Transaction, courseId: string): Promise<{ cohortId: string; start: number }[]> {
  const locked = await tx
    .select({ cohortId: cohorts.cohortId })
    .from(cohorts)
    .where(
      and(
        eq(cohorts.courseId, courseId),
        ne(cohorts.status, 'INACTIVE'),
        exists(
          tx
            .select({ nodeId: cohortNodeDates.nodeId })
            .from(cohortNodeDates)
            .where(eq(cohortNodeDates.cohortId, cohorts.cohortId)),
        ),
      ),
    )
    .orderBy(cohorts.cohortId)
    .for('update');
  const starts = courseStart(tx, cohorts.cohortId).as('starts');
  const rows = await tx
    .select({ cohortId: cohorts.cohortId, startsAt: starts.time })
    .from(cohorts)
    .innerJoinLateral(starts, sql`true`)
    .where(
      inArray(
        cohorts.cohortId,
        locked.map(({ cohortId }) => cohortId),
      ),
    );
  return rows.map(({ cohortId, startsAt }) => ({ cohortId, start: startsAt.getTime() }));
}

/** Has new and re-dated parts of a course follow the dates that its cohorts were moved to (`carryDates`). */
export async function carryCohortDates(
  tx: Transaction,
  { courseId, before, after }: Publication,
): Promise<void> {
  const planned = new Map(before.map((part) => [part.nodeId, part]));
  const dated = after.filter(({ nodeId, releaseDay, dueDay }) => {
    const was = planned.get(nodeId);
    return (was?.releaseDay ?? null) !== releaseDay || (was?.dueDay ?? null) !== dueDay;
  });
  if (dated.length === 0) return;
  for (const { cohortId, start } of await lockMoved(tx, courseId)) {
    const own = new Map(
      (await tx.select().from(cohortNodeDates).where(eq(cohortNodeDates.cohortId, cohortId))).map((row) => [
        row.nodeId,
        { releaseAt: row.releaseAt?.getTime() ?? null, dueAt: row.dueAt?.getTime() ?? null },
      ]),
    );
    const carried = carryDates(
      start,
      after.map(
        ({ nodeId, releaseDay, dueDay }): PlannedPart => ({
          nodeId,
          releaseDay,
          dueDay,
          before: planned.get(nodeId) ?? null,
          own: own.get(nodeId) ?? null,
        }),
      ),
    ).map(({ nodeId, releaseAt, dueAt }) => ({
      cohortId,
      nodeId,
      releaseAt: releaseAt === null ? null : new Date(releaseAt),
      dueAt: dueAt === null ? null : new Date(dueAt),
    }));
    for (let from = 0; from < carried.length; from += CHUNK)
      await tx
        .insert(cohortNodeDates)
        .values(carried.slice(from, from + CHUNK))
        .onConflictDoUpdate({
          target: [cohortNodeDates.cohortId, cohortNodeDates.nodeId],
          set: { releaseAt: sql`excluded.release_at`, dueAt: sql`excluded.due_at` },
        });
  }
}
