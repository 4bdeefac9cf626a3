import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { hashToken, newToken } from '../src/api/token-hash.ts';
import { sessions } from '../src/db/schema/accounts.ts';
import { orderInstalments, orders } from '../src/db/schema/admissions.ts';
import { enrolments } from '../src/db/schema/cohorts.ts';
import { mintOrder, pay } from './mint-order.ts';
import type { TestSchool } from './open-test-school.ts';

const DAY_MS = 86_400_000;

/** Creates an order in three payments with the booking paid and the next one due some days ago. */
export async function mintPayer(school: TestSchool, dueDaysAgo: number) {
  const offer = await mintOrder(school);
  const { db } = school.deps;
  const chosen = await school.call('POST', '/api/v1/public/payment-plan', {
    body: { orderToken: offer.orderToken, planType: 'TWO_PART' },
  });
  expect(chosen.status).toBe(200);
  await pay(school, offer.orderToken);
  const [order] = await db.select().from(orders).where(eq(orders.orderId, offer.orderId));
  const userId = order?.userId ?? '';
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: new Date(school.now().getTime() + 3 * DAY_MS),
    lastUsedAt: school.now(),
    createdAt: school.now(),
  });
  const setDue = (daysAgo: number, seq = 2) =>
    db
      .update(orderInstalments)
      .set({ dueDate: new Date(school.now().getTime() - daysAgo * DAY_MS) })
      .where(and(eq(orderInstalments.orderId, offer.orderId), eq(orderInstalments.seq, seq)));
  await setDue(dueDaysAgo);
  const place = () => db.select().from(enrolments).where(eq(enrolments.userId, userId));
  const state = async () => (await place())[0]?.state;
  const reminders = async () =>
    (await school.mailsTo(offer.emailId)).filter(({ template }) => template.startsWith('instalment'));
  const readsCourse = async () =>
    (
      await school.call(
        'GET',
        `/v2/client/lms/${offer.cohort.cohortId}/cohort-node-data/index?namespace=LEARNING`,
        {
          token,
        },
      )
    ).status;
  return { ...offer, userId, token, setDue, place, state, reminders, readsCourse };
}
