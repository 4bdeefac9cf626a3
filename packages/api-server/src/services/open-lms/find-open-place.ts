import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { CohortStatus } from '@plinth/domain/cohorts/cohort-status';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import type { Currency } from '@plinth/domain/money/currency';
import { openTimerAt } from '@plinth/domain/open-lms/open-timer-at';
import type { TimerState } from '@plinth/domain/session/state-slices';
import { and, desc, eq, exists, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import { orders, vouchers, voucherUses } from '../../db/schema/admissions.ts';
import { cohorts, cohortTimelines, enrolments } from '../../db/schema/cohorts.ts';
import { openAccesses } from '../../db/schema/open-lms.ts';
import type { Deps } from '../../deps.ts';

/** A learner's place in an open course with everything its calls decide by. Times ISO 8601 UTC. */
export type OpenPlace = {
  cohortId: string;
  courseTitle: string;
  batchNumber: string;
  productId: ProductCode;
  cohortStatus: CohortStatus;
  isLeaderBoardAllowed: boolean;
  startDate: string | null;
  enrolmentId: string;
  state: CohortUserState;
  showCoachmarks: boolean;
  timer: TimerState;
  isExtended: boolean;
  hideIndicators: boolean;
  isRewardUnlocked: boolean;
  voucher: { code: string; discount: number; currency: Currency; expiresAt: string; isUsed: boolean } | null;
  /** Whether the course is bought: no time limit, and every stage is open. */
  isPaid: boolean;
};

/**
 * Finds the caller's place in an open course: in the given cohort, else in the active one joined last. Null for a
 * person who learns in none. One query.
 */
export async function findOpenPlace(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  cohortId: string | undefined,
): Promise<OpenPlace | null> {
  const start = db
    .select({ time: cohortTimelines.time })
    .from(cohortTimelines)
    .where(
      and(
        eq(cohortTimelines.cohortId, cohorts.cohortId),
        inArray(cohortTimelines.key, ['START_DATE', 'COURSE_UNLOCKED']),
      ),
    )
    .orderBy(desc(cohortTimelines.key))
    .limit(1)
    .as('start');
  const bought = db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      and(
        eq(orders.userId, enrolments.userId),
        eq(orders.cohortId, enrolments.cohortId),
        eq(orders.status, 'PAYMENT_COMPLETED'),
      ),
    );
  const [row] = await db
    .select({
      place: {
        cohortId: cohorts.cohortId,
        courseTitle: cohorts.courseTitle,
        batchNumber: cohorts.batchNumber,
        productId: cohorts.productId,
        cohortStatus: cohorts.status,
        isLeaderBoardAllowed: cohorts.isLeaderBoardAllowed,
        enrolmentId: enrolments.enrolmentId,
        state: enrolments.state,
        showCoachmarks: enrolments.showCoachmarks,
        isPaid: exists(bought).mapWith(Boolean),
      },
      startsAt: start.time,
      access: openAccesses,
      voucher: vouchers,
      isUsed: isNotNull(voucherUses.slot).mapWith(Boolean),
    })
    .from(enrolments)
    .innerJoin(cohorts, eq(cohorts.cohortId, enrolments.cohortId))
    .leftJoinLateral(start, sql`true`)
    .leftJoin(openAccesses, eq(openAccesses.enrolmentId, enrolments.enrolmentId))
    .leftJoin(vouchers, eq(vouchers.code, openAccesses.voucherCode))
    .leftJoin(voucherUses, eq(voucherUses.code, vouchers.code))
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(cohorts.cohortGroup, 'FREEMIUM'),
        cohortId === undefined ? undefined : eq(cohorts.cohortId, cohortId),
        notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED']),
      ),
    )
    .orderBy(
      desc(eq(cohorts.status, 'ACTIVE')),
      desc(enrolments.enrolledAt),
      desc(cohorts.cohortId),
      voucherUses.slot,
    )
    .limit(1);
  if (!row) return null;
  const { place, startsAt, access, voucher, isUsed } = row;
  const time = {
    startedAt: access?.startedAt?.toISOString() ?? null,
    endsAt: access?.endsAt?.toISOString() ?? null,
  };
  return {
    ...place,
    startDate: startsAt?.toISOString() ?? null,
    timer: openTimerAt(time, now().toISOString()),
    isExtended: (access?.extendedAt ?? null) !== null,
    hideIndicators: access?.hideIndicators ?? false,
    isRewardUnlocked: (access?.rewardUnlockedAt ?? null) !== null,
    voucher: voucher && {
      code: voucher.code,
      discount: voucher.discount,
      currency: voucher.currency,
      expiresAt: (voucher.endedAt ?? voucher.expiresAt)?.toISOString() ?? '',
      isUsed,
    },
  };
}
