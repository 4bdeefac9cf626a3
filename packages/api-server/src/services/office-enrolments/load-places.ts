import type { Destination, MoveFacts } from '@plinth/domain/enrolments/judge-move';
import type { PlaceMoney } from '@plinth/domain/enrolments/move-consequences';
import type { OfficeEnrolment } from '@plinth/domain/enrolments/office-enrolment';
import type { StaffMove } from '@plinth/domain/enrolments/place-event';
import { balanceOf } from '@plinth/domain/orders/ledger';
import { worstStanding } from '@plinth/domain/orders/payment-standing';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { ledgerEntries, orders } from '../../db/schema/admissions.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import { openAccesses } from '../../db/schema/open-lms.ts';
import { refunds } from '../../db/schema/refunds.ts';
import { courseStart } from '../cohorts/course-start.ts';
import { type LoadedOrder, loadOrders } from '../orders/load-orders.ts';
import { paidOf, standingOf } from '../payments/follow-payment.ts';
import { withDatesOnceSeated } from '../payments/move-due-dates.ts';
import { refuse } from '../refusal.ts';
import { selectPlaces, toOfficeEnrolment } from './office-place.ts';

type CohortRow = Pick<typeof cohorts.$inferSelect, 'cohortId' | 'productId' | 'courseId'> & {
  hasStarted: boolean;
  isOpenCourse: boolean;
  isActive: boolean;
};

/** A place with everything that decides about moving it. */
export type Place = {
  enrolment: OfficeEnrolment;
  firstName: string;
  cohort: CohortRow;
  facts: MoveFacts;
  money: PlaceMoney | null;
  orders: LoadedOrder[];
  isSameCourse: boolean;
  isPaused: boolean;
  /** The place that the learner had in the other cohort, which opens again. */
  enrolmentIdThere: string | null;
};

export type Wanted = {
  enrolmentIds: readonly string[];
  toCohortId?: string | undefined;
  /** The move to judge: bringing back a payer who waits for a seat moves what is due. */
  move?: StaffMove;
};

const isOver = ({ status }: Pick<LoadedOrder, 'status'>) => status === 'EXPIRED' || status === 'CANCELLED';

/**
 * Loads places with their cohorts, orders and the place in the cohort that they shall move to, in the requested order.
 * @throws Refusal NOT_FOUND a place or the cohort
 */
export async function loadPlaces(
  db: Queryable,
  { enrolmentIds, toCohortId, move }: Wanted,
  now: Date,
): Promise<Place[]> {
  const rows = await selectPlaces(db, inArray(enrolments.enrolmentId, [...enrolmentIds]));
  if (rows.length !== enrolmentIds.length) throw refuse('NOT_FOUND', 'Enrolment not found.');
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const cohortIds = [...new Set(rows.map(({ cohortId }) => cohortId))];
  const [byId, accesses, owned, inOther] = [
    await loadCohorts(db, [...cohortIds, ...(toCohortId ? [toCohortId] : [])], now),
    await db
      .select({ enrolmentId: openAccesses.enrolmentId })
      .from(openAccesses)
      .where(inArray(openAccesses.enrolmentId, [...enrolmentIds])),
    await loadOrders(db, and(inArray(orders.userId, userIds), inArray(orders.cohortId, cohortIds)), 2_000),
    toCohortId
      ? await db
          .select()
          .from(enrolments)
          .where(and(eq(enrolments.cohortId, toCohortId), inArray(enrolments.userId, userIds)))
      : [],
  ];
  const to = toCohortId ? byId.get(toCohortId) : undefined;
  if (toCohortId && !to) throw refuse('NOT_FOUND', 'Cohort not found.');
  const left = await loadLeft(
    db,
    owned.map(({ orderId }) => orderId),
  );
  const after = move === 'BRING_BACK' ? await withDatesOnceSeated(db, owned, now) : owned;
  const places = rows.map((row): Place => {
    const cohort = byId.get(row.cohortId);
    if (!cohort) throw new Error(`the cohort ${row.cohortId} of a place is gone`);
    const ownOf = (loaded: readonly LoadedOrder[]) =>
      loaded.filter(({ userId, cohortId }) => userId === row.userId && cohortId === row.cohortId);
    const moved = ownOf(after);
    const there = inOther.find(({ userId }) => userId === row.userId) ?? null;
    const destination: Destination | null = to
      ? {
          ...to,
          hasAccess: false,
          isSameCohort: to.cohortId === row.cohortId,
          isSameProduct: to.productId === cohort.productId,
          placeThere: there?.state ?? null,
        }
      : null;
    const hasAccess = accesses.some(({ enrolmentId }) => enrolmentId === row.enrolmentId);
    return {
      enrolment: toOfficeEnrolment(row),
      firstName: row.firstName,
      cohort,
      facts: {
        state: row.state,
        course: { ...cohort, hasAccess },
        standing: standingNow(moved, now),
        destination,
      },
      money: moneyOf(moved, left),
      orders: ownOf(owned),
      isSameCourse: to?.courseId === cohort.courseId,
      isPaused: row.pausedAt !== null,
      enrolmentIdThere: there?.enrolmentId ?? null,
    };
  });
  const at = new Map(enrolmentIds.map((enrolmentId, index) => [enrolmentId, index]));
  return places.sort(
    (a, b) => (at.get(a.enrolment.enrolmentId) ?? 0) - (at.get(b.enrolment.enrolmentId) ?? 0),
  );
}

async function loadCohorts(db: Queryable, cohortIds: string[], now: Date): Promise<Map<string, CohortRow>> {
  const starts = courseStart(db, cohorts.cohortId).as('starts');
  const rows = await db
    .select({ cohort: cohorts, startsAt: starts.time })
    .from(cohorts)
    .leftJoinLateral(starts, sql`true`)
    .where(inArray(cohorts.cohortId, cohortIds));
  return new Map(
    rows.map(({ cohort: { cohortId, productId, courseId, cohortGroup, status }, startsAt }) => [
      cohortId,
      {
        cohortId,
        productId,
        courseId,
        hasStarted: startsAt !== null && startsAt <= now,
        isOpenCourse: cohortGroup === 'FREEMIUM',
        isActive: status === 'ACTIVE',
      },
    ]),
  );
}

/** Sums what was received for each order and neither returned nor on its way back; minor units. */
async function loadLeft(db: Queryable, orderIds: string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const entries = await db.select().from(ledgerEntries).where(inArray(ledgerEntries.orderId, orderIds));
  const underWay = await db
    .select({ orderId: refunds.orderId, amount: refunds.amount })
    .from(refunds)
    .where(and(inArray(refunds.orderId, orderIds), inArray(refunds.status, ['REQUESTED', 'PENDING'])));
  return new Map(
    orderIds.map((orderId) => {
      const { net } = balanceOf(entries.filter((entry) => entry.orderId === orderId));
      const going = underWay.reduce((sum, one) => (one.orderId === orderId ? sum + one.amount : sum), 0);
      return [orderId, Math.max(0, net - going)];
    }),
  );
}

/** How late the payer is with all orders. Before the first payment no one is late: the place waits for it. */
const standingNow = (own: readonly LoadedOrder[], now: Date): MoveFacts['standing'] =>
  worstStanding(
    own
      .filter(({ status }) => status === 'PAYMENT_ONGOING')
      .map((order) => standingOf(order, paidOf(order), now)),
  );

function moneyOf(own: readonly LoadedOrder[], left: ReadonlyMap<string, number>): PlaceMoney | null {
  const counted = own.filter((order) => !isOver(order) || (left.get(order.orderId) ?? 0) > 0);
  const [first] = counted;
  if (!first) return null;
  const same = counted.filter(({ currency }) => currency === first.currency);
  const due = same
    .filter((order) => !isOver(order))
    .flatMap((order) => {
      const paid = paidOf(order);
      return order.instalments.filter(({ seq }) => !paid.has(seq));
    })
    .map(({ amount, dueDate }) => ({ amount, dueDate }))
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate));
  return {
    currency: first.currency,
    due,
    refundable: same.reduce((sum, { orderId }) => sum + (left.get(orderId) ?? 0), 0),
  };
}
