import type { AuditAction } from '@plinth/domain/audit-entries/audit-action';
import type { MoveEnrolments, PreviewedMove } from '@plinth/domain/enrolments/office-enrolment';
import type { StaffMove } from '@plinth/domain/enrolments/place-event';
import { canMoveOrder } from '@plinth/domain/orders/order-transitions';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { orders } from '../../db/schema/admissions.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import { paymentBlocks } from '../../db/schema/money.ts';
import type { Deps } from '../../deps.ts';
import { recordAudits, type StaffAct } from '../audit-entries/record-audit.ts';
import { freeInterview } from '../evaluation-day/free-interview.ts';
import { seatLearner } from '../groups/seat-learner.ts';
import { watchGuides } from '../groups/watch-guides.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { endOrder } from '../orders/cancel-order.ts';
import { type LoadedOrder, lockOrder } from '../orders/load-orders.ts';
import { withIdempotency } from '../orders/with-idempotency.ts';
import { followSettlement } from '../payments/follow-settlement.ts';
import { datesOnceSeatedText, moveDatesOnceSeated } from '../payments/move-due-dates.ts';
import { refuse } from '../refusal.ts';
import { loadPlaces, type Place, type Wanted } from './load-places.ts';
import { mailOfMove } from './mail-of-move.ts';
import { previewOf } from './preview-move.ts';
import { transferPlace } from './transfer-place.ts';

/**
 * Changes places as previewed, all or none: pause, block, cancel, bring back, move to another cohort. A cancellation
 * ends an order that is not paid in full; money goes back only by a refund. Each learner is notified once.
 * @throws Refusal NOT_FOUND a place or the cohort; CONFLICT changed since it was seen, or not possible, with `refused`
 */
export async function moveEnrolments(
  deps: Deps,
  act: StaffAct,
  body: MoveEnrolments,
  key: string | undefined,
): Promise<{ moved: number }> {
  const ended: string[] = [];
  const answer = await deps.db.transaction((tx) =>
    withIdempotency(tx, { scope: `move-enrolments:${act.actorId}`, key, body, now: deps.now() }, async () => {
      ended.push(...(await movePlaces(tx, deps, act, body)));
      return { moved: body.enrolments.length };
    }),
  );
  for (const orderId of ended) followSettlement(deps, orderId);
  return answer;
}

/**
 * The same in the caller's transaction.
 * @returns the orders that ended with their places
 * @throws Refusal as `moveEnrolments`
 */
export async function movePlaces(
  tx: Transaction,
  deps: Pick<Deps, 'now' | 'settings'>,
  act: StaffAct,
  body: MoveEnrolments,
): Promise<string[]> {
  const { move, toCohortId } = body;
  const enrolmentIds = body.enrolments.map(({ enrolmentId }) => enrolmentId);
  const { places, passOn } = await lockPlaces(tx, { enrolmentIds, toCohortId, move }, deps.now());
  const previews = places.map((place) => previewOf(move, place));
  refuseUnlessAll(body, previews);
  const toTitle = toCohortId ? await titleOf(tx, toCohortId) : null;
  const ended: string[] = [];
  for (const [index, place] of places.entries()) {
    const previewed = previews[index];
    if (!previewed?.consequences) throw new Error('a move without consequences was let through');
    const moved = move === 'BRING_BACK' ? await moveDates(tx, place.orders, deps.now()) : [];
    ended.push(...(await apply(tx, deps, body, place, previewed.consequences)));
    const { firstName } = place;
    const origin = deps.settings.PLINTH_ORIGIN;
    await queueMail(tx, deps.now(), mailOfMove({ move, previewed, firstName, toTitle, moved, origin }));
  }
  await passOn(deps.now());
  await recordAudits(
    tx,
    deps.now(),
    act,
    previews.map((previewed) => auditOf(body, previewed)),
  );
  return ended;
}

/** Moves after which a learner may have another guide: a pause and a block keep the group. */
const LEAVES_OR_JOINS: readonly StaffMove[] = ['CANCEL', 'BRING_BACK', 'TRANSFER'];

/**
 * Locks orders first, like everything that locks an order and its place, then the cohorts; each kind in a fixed order,
 * to avoid deadlocks.
 * @returns also what passes the queries of the learners on once their places have changed
 */
async function lockPlaces(tx: Transaction, wanted: Wanted, now: Date) {
  const before = await loadPlaces(tx, wanted, now);
  const orderIds = before.flatMap((place) => place.orders.map(({ orderId }) => orderId)).sort();
  for (const orderId of orderIds) await lockOrder(tx, eq(orders.orderId, orderId));
  const { move, toCohortId } = wanted;
  const learners = before.flatMap(({ enrolment: { cohortId, userId } }) =>
    [cohortId, toCohortId].flatMap((one) => (one ? [{ cohortId: one, userId }] : [])),
  );
  const passOn = await watchGuides(tx, move && LEAVES_OR_JOINS.includes(move) ? learners : []);
  const there = before.flatMap(({ enrolmentIdThere }) => (enrolmentIdThere ? [enrolmentIdThere] : []));
  await tx
    .select({ enrolmentId: enrolments.enrolmentId })
    .from(enrolments)
    .where(inArray(enrolments.enrolmentId, [...wanted.enrolmentIds, ...there]))
    .orderBy(asc(enrolments.enrolmentId))
    .for('update');
  return { places: await loadPlaces(tx, wanted, now), passOn };
}

function refuseUnlessAll(body: MoveEnrolments, previews: readonly PreviewedMove[]): void {
  const seen = new Map(body.enrolments.map((one) => [one.enrolmentId, one.seen]));
  const refused = previews.flatMap(({ enrolment: { enrolmentId, name, emailId, state }, reason }) => {
    const why =
      seen.get(enrolmentId) === state ? reason : `Someone else has just changed this place: ${state}.`;
    return why === null ? [] : [{ enrolmentId, name: name || emailId, state, reason: why }];
  });
  const [first] = refused;
  if (!first) return;
  throw refuse(
    'CONFLICT',
    refused.length === 1
      ? `${first.name}: ${first.reason}`
      : `${refused.length} places cannot be changed this way. ${first.name}: ${first.reason}`,
    { refused },
  );
}

/** Moves what is due on the orders of a place by the time its payer waited for it. @returns what they read about it */
async function moveDates(tx: Transaction, ordered: readonly LoadedOrder[], now: Date): Promise<string[]> {
  const moved = [];
  for (const order of ordered) moved.push(...(await moveDatesOnceSeated(tx, order, now)));
  return datesOnceSeatedText(moved);
}

/** @returns the orders that ended with a place */
async function apply(
  tx: Transaction,
  deps: Pick<Deps, 'now' | 'settings'>,
  { move, toCohortId }: MoveEnrolments,
  place: Place,
  { state, stateThere, group }: NonNullable<PreviewedMove['consequences']>,
): Promise<string[]> {
  const { enrolmentId } = place.enrolment;
  if (toCohortId && stateThere !== null)
    await transferPlace(tx, place, { toCohortId, state: stateThere, now: deps.now() });
  else await tx.delete(paymentBlocks).where(eq(paymentBlocks.enrolmentId, enrolmentId));
  const open =
    move === 'CANCEL' ? place.orders.filter(({ status }) => canMoveOrder(status, 'CANCELLED')) : [];
  for (const order of open) await endOrder(tx, order);
  await tx
    .update(enrolments)
    .set({
      state,
      pausedAt: move === 'PAUSE' ? deps.now() : null,
      ...(group === 'FREED' ? { groupId: null } : {}),
    })
    .where(eq(enrolments.enrolmentId, enrolmentId));
  if (move === 'CANCEL' || move === 'TRANSFER')
    await freeInterview(deps, tx, { cohortId: place.cohort.cohortId, userId: place.enrolment.userId });
  const cohortId = stateThere === null ? place.cohort.cohortId : toCohortId;
  if (cohortId && (stateThere ?? state) !== 'WAITING' && (move === 'BRING_BACK' || move === 'TRANSFER'))
    await seatLearner(tx, deps, { cohortId, userId: place.enrolment.userId }, true);
  return open.map(({ orderId }) => orderId);
}

async function titleOf(tx: Transaction, cohortId: string): Promise<string | null> {
  const [cohort] = await tx
    .select({ batchNumber: cohorts.batchNumber })
    .from(cohorts)
    .where(eq(cohorts.cohortId, cohortId));
  return cohort?.batchNumber ?? null;
}

const ACTIONS: Record<StaffMove, AuditAction> = {
  PAUSE: 'enrolments.pause',
  BLOCK: 'enrolments.block',
  CANCEL: 'enrolments.cancel',
  BRING_BACK: 'enrolments.bring-back',
  TRANSFER: 'enrolments.transfer',
};

function auditOf({ move, toCohortId, reason }: MoveEnrolments, { enrolment, consequences }: PreviewedMove) {
  const { enrolmentId, userId, cohortId, courseTitle, batchNumber, groupTitle, state } = enrolment;
  return {
    action: ACTIONS[move],
    subjectId: userId,
    details: { enrolmentId, cohortId, courseTitle, batchNumber, ...(reason ? { reason } : {}) },
    before: { state, groupTitle },
    after: {
      state: consequences?.state,
      ...(consequences?.stateThere ? { toCohortId, stateThere: consequences.stateThere } : {}),
      groupTitle: consequences?.group === 'FREED' ? null : groupTitle,
    },
  };
}
