import { type EarnedCertificate, earnedCertificates } from '@plinth/domain/certificates/earned-certificates';
import type { CompletionFacts } from '@plinth/domain/closing/completion-rule';
import { and, asc, eq, exists, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { listSkillsOfMany } from '../../db/queries/progress/list-skills-of-many.ts';
import { ledgerEntries, orders } from '../../db/schema/admissions.ts';
import { toSkill } from '../progress/read-skills.ts';

/**
 * Returns what people who completed a cohort's course earned. The last order that paid for their place determines the
 * currency it was bought in: one that was never paid bought nothing. Two statements.
 */
export async function findEarned(
  db: Queryable,
  cohortId: string,
  completed: readonly { userId: string; facts: CompletionFacts }[],
): Promise<{ userId: string; earned: EarnedCertificate[] }[]> {
  if (completed.length === 0) return [];
  const userIds = completed.map(({ userId }) => userId);
  // One that was cancelled since counts only if no other does; one with nothing to pay has no entry in the ledger.
  const isRunning = inArray(orders.status, ['PAYMENT_ONGOING', 'PAYMENT_COMPLETED']);
  const bought = await db
    .select({ userId: orders.userId, currency: orders.currency })
    .from(orders)
    .where(
      and(
        eq(orders.cohortId, cohortId),
        inArray(orders.userId, userIds),
        or(
          isRunning,
          exists(
            db
              .select({ entryId: ledgerEntries.entryId })
              .from(ledgerEntries)
              .where(eq(ledgerEntries.orderId, orders.orderId)),
          ),
        ),
      ),
    )
    .orderBy(asc(isRunning), asc(orders.createdAt));
  const currencyOf = new Map(bought.map(({ userId, currency }) => [userId, currency]));
  const rows = await listSkillsOfMany.rows(db, { cohortId, userIds, since: new Date(0) });
  return completed.map(({ userId, facts }) => ({
    userId,
    earned: earnedCertificates({
      ...facts,
      skills: rows
        // Nobody can be asked to reach a skill whose sessions were called off or whose electives were not chosen.
        .filter((row) => row.userId === userId && row.attainable > 0)
        .map(({ userId: _, ...skill }) => toSkill(skill)),
      currency: currencyOf.get(userId) ?? null,
    }),
  }));
}
