import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database.ts';
import { applications } from '../../db/schema/admissions.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';

type Side = { userId: string; emailId: string };

/**
 * Finds what two accounts both have. If both have a counting place in one cohort, one must be cancelled first, because
 * their work cannot be told apart; a place that has ended stays with the closed account.
 */
export async function mergeClashes(
  tx: Transaction,
  keep: Side,
  other: Side,
): Promise<{ refusals: string[]; notes: string[] }> {
  if (keep.userId === other.userId) return { refusals: [], notes: [] };
  const kept = alias(enrolments, 'kept');
  const places = await tx
    .select({ title: cohorts.courseTitle, batch: cohorts.batchNumber, state: enrolments.state })
    .from(enrolments)
    .innerJoin(kept, and(eq(kept.cohortId, enrolments.cohortId), eq(kept.userId, keep.userId)))
    .innerJoin(cohorts, eq(cohorts.cohortId, enrolments.cohortId))
    .where(eq(enrolments.userId, other.userId))
    .orderBy(cohorts.courseTitle, cohorts.batchNumber);
  const isOpen = ({ state }: (typeof places)[number]) => state !== 'CANCELLED' && state !== 'TRANSFERRED';
  const offers = await tx
    .select({ productId: applications.productId, emailId: applications.emailId })
    .from(applications)
    .where(
      and(
        inArray(applications.emailId, [keep.emailId, other.emailId]),
        eq(applications.status, 'OFFER_SENT'),
      ),
    );
  const twice = new Set(
    offers
      .filter(({ emailId }) => emailId === other.emailId)
      .map(({ productId }) => productId)
      .filter((productId) =>
        offers.some((one) => one.emailId === keep.emailId && one.productId === productId),
      ),
  );
  const titleOf = ({ title, batch }: { title: string; batch: string }) => `${title}, batch ${batch}`;
  return {
    refusals: places
      .filter(isOpen)
      .map(
        (place) =>
          `Both have a place in ${titleOf(place)}: cancel that of ${other.emailId} first, or keep that account.`,
      ),
    notes: [
      ...places
        .filter((place) => !isOpen(place))
        .map(
          (place) =>
            `The ended place of ${other.emailId} in ${titleOf(place)} stays with the closed account.`,
        ),
      ...[...twice].map((productId) => `Two offers are open for ${productId}: both stay, decline one.`),
    ],
  };
}
