import { schoolDay } from '@plinth/domain/dates/school-day';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pay } from '../../../test/mint-order.ts';
import { mintPayer } from '../../../test/mint-payer.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { users } from '../../db/schema/accounts.ts';
import { orders } from '../../db/schema/admissions.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { deliverDueMails } from '../mails/deliver-due-mails.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { chargeDueInstalments } from './charge-due-instalments.ts';
import { extendInstalmentByStaff } from './extend-instalment.ts';
import { followInstalments } from './follow-instalments.ts';

const school = openTestSchool();
const DAY_MS = 86_400_000;
type Payer = Awaited<ReturnType<typeof mintPayer>>;

/** Sends every mail that waits. @returns the subjects of those about an instalment to a payer */
async function deliverTo({ emailId }: Payer): Promise<string[]> {
  const sent: string[] = [];
  const send = async ({ to, subject }: { to: string; subject: string }) => {
    if (to === emailId && /instalment|access|You have until/.test(subject)) sent.push(subject);
  };
  while ((await deliverDueMails(school.deps, { send })) > 0);
  return sent;
}

async function setLoan({ orderId, userId }: Payer, status: 'IN_REVIEW' | 'DECLINED') {
  const { db } = school.deps;
  await db.update(orders).set({ planType: 'EMI_WITH_DP' }).where(eq(orders.orderId, orderId));
  await db
    .insert(emiApplications)
    .values({ orderId, userId, status, createdAt: school.now() })
    .onConflictDoUpdate({ target: emiApplications.orderId, set: { status } });
}
const setState = ({ userId }: Payer, state: 'WAITING' | 'COMPLETED') =>
  school.deps.db.update(enrolments).set({ state }).where(eq(enrolments.userId, userId));
const extend = ({ orderId }: Payer, days: number) =>
  extendInstalmentByStaff(school.deps, COMMAND, {
    orderId,
    until: new Date(school.now().getTime() + days * DAY_MS).toISOString(),
    reason: 'Asked',
  });

describe('a reminder that waits for its mail server', () => {
  it.each<[how: string, overtake: (payer: Payer) => Promise<unknown>]>([
    ['its instalment is paid', ({ orderToken }) => pay(school, orderToken, 'FIRST_INSTALLMENT')],
    ['its order ended', ({ orderId }) => cancelOrder(school.deps, COMMAND, orderId, 'Asked')],
    ['a partner took over the payments', (payer) => setLoan(payer, 'IN_REVIEW')],
    ['the payer waits for a seat', (payer) => setState(payer, 'WAITING')],
    ['the course it closes is over', (payer) => setState(payer, 'COMPLETED')],
    [
      'the payer was erased',
      ({ userId }) =>
        school.deps.db
          .update(users)
          .set({ emailId: `deleted-${userId}@account.invalid` })
          .where(eq(users.userId, userId)),
    ],
  ])('PAY-01 ENUM-45 is not sent once %s, and that of another payer is', async (_how, overtake) => {
    const [payer, other] = [await mintPayer(school, 15), await mintPayer(school, 15)];
    await followInstalments(school.deps);
    expect(await payer.reminders()).toMatchObject([{ status: 'PENDING', template: 'instalment-late' }]);
    await overtake(payer);
    expect(await deliverTo(payer)).toEqual([]);
    expect(await other.reminders()).toMatchObject([{ status: 'SENT' }]);
  });

  it('PAY-01 gives way to the next one about the same instalment', async () => {
    const payer = await mintPayer(school, -6);
    await followInstalments(school.deps);
    school.advance(7.5 * DAY_MS);
    await followInstalments(school.deps);
    expect(await payer.reminders()).toHaveLength(2);
    expect(await deliverTo(payer)).toEqual([expect.stringContaining('An instalment was due on')]);
  });

  it('PAY-01 gives way to the date that staff moved it to, and that to a still later one', async () => {
    const payer = await mintPayer(school, 15);
    await followInstalments(school.deps);
    await extend(payer, 20);
    await extend(payer, 28);
    expect(await payer.reminders()).toHaveLength(3);
    const day = schoolDay(new Date(school.now().getTime() + 28 * DAY_MS).toISOString());
    expect(await deliverTo(payer)).toEqual([`You have until ${day}`]);
  });

  it('PAY-02 is sent after all when the partner declines the loan', async () => {
    const payer = await mintPayer(school, 15);
    await followInstalments(school.deps);
    await setLoan(payer, 'IN_REVIEW');
    expect(await deliverTo(payer)).toEqual([]);
    await setLoan(payer, 'DECLINED');
    await followInstalments(school.deps);
    expect(await deliverTo(payer)).toEqual([expect.stringContaining('Your access is blocked')]);
  });
});

describe('a failed charge that waits for the digest', () => {
  it('API-114 PLAY-02 is not mailed once its order ended', async () => {
    const payer = await mintPayer(school, 1);
    await school.call('POST', `/api/v1/learner/cardDetails/${payer.orderId}`, {
      token: payer.token,
      body: { paymentMethodToken: 'pm_card_chargeDeclined', payAutomatically: true },
    });
    await chargeDueInstalments(school.deps);
    const waiting = () =>
      school.deps.db
        .select({ title: notifications.title })
        .from(notifications)
        .where(
          and(
            eq(notifications.userId, payer.userId),
            eq(notifications.title, 'A payment did not go through'),
            isNull(notifications.mailedAt),
          ),
        );
    expect(await waiting()).toHaveLength(1);
    await cancelOrder(school.deps, COMMAND, payer.orderId, 'Asked');
    expect(await waiting()).toEqual([]);
  });
});
