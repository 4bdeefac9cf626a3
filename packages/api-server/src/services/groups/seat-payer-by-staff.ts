import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { placePayer } from '../../db/queries/enrolments/place-payer.ts';
import { listUnseatedPayers } from '../../db/queries/groups/list-unseated-payers.ts';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { lockOrder } from '../orders/load-orders.ts';
import { datesOnceSeatedText, moveDatesOnceSeated } from '../payments/move-due-dates.ts';
import { refuse } from '../refusal.ts';
import { lockCohort } from './lock-cohort.ts';
import { seatLearner } from './seat-learner.ts';
import { watchGuides } from './watch-guides.ts';

/**
 * Gives a person who has paid and has no seat the place in a cohort, beyond its seats if it is full, with a group, and
 * confirms it by mail. What is still due moves by the time waited.
 * @throws Refusal NOT_FOUND; CONFLICT does not wait for this cohort
 */
export async function seatPayerByStaff(
  deps: Deps,
  act: StaffAct,
  { cohortId, orderId }: { cohortId: string; orderId: string },
): Promise<{ seated: true }> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, eq(orders.orderId, orderId));
    if (!order?.userId) throw refuse('NOT_FOUND', 'Payer not found.');
    const cohort = await lockCohort(tx, cohortId);
    const waiting = await listUnseatedPayers.rows(tx, { cohortId });
    if (!waiting.some((payer) => payer.orderId === orderId))
      throw refuse('CONFLICT', 'They are no longer waiting for a seat in this cohort.');
    const { userId, productId } = order;
    const now = deps.now();
    const moved = await moveDatesOnceSeated(tx, order, now);
    await placePayer.run(tx, { userId, productId, cohortId, enrolmentId: uuidv7(), now });
    const passOn = await watchGuides(tx, [{ cohortId, userId }]);
    await seatLearner(tx, deps, { cohortId, userId }, true);
    await passOn(now);
    await tx.update(orders).set({ cohortId }).where(eq(orders.orderId, orderId));
    await queueMail(tx, now, {
      to: order.emailId,
      template: 'seat',
      subject: `You have your place in ${cohort.courseTitle}`,
      greeting: `Hello ${order.firstName || 'there'},`,
      paragraphs: [
        `Your place in ${cohort.courseTitle}, cohort ${cohort.batchNumber}, is ready. Thank you for waiting.`,
        ...datesOnceSeatedText(moved),
      ],
      action: { label: 'Open your courses', url: `${deps.settings.PLINTH_ORIGIN}/learner-hub` },
      onceKey: `seat:${orderId}:${cohortId}`,
    });
    await recordAudit(tx, now, act, {
      action: 'groups.seated',
      subjectId: userId,
      details: { cohortId, orderId },
      after: { cohortId },
    });
    return { seated: true };
  });
}
