import { schoolDay } from '@plinth/domain/dates/school-day';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { decide, deliver, initiate, pay } from '../../../test/mint-order.ts';
import { mintPayer as mintPayerOf } from '../../../test/mint-payer.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { orderInstalments, orders, payments } from '../../db/schema/admissions.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import { paymentBlocks } from '../../db/schema/money.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { refuse } from '../refusal.ts';
import { chargeDueInstalments } from './charge-due-instalments.ts';
import { followInstalments } from './follow-instalments.ts';

const school = openTestSchool();
const DAY_MS = 86_400_000;

const mintPayer = (dueDaysAgo: number) => mintPayerOf(school, dueDaysAgo);

/** Creates two such payers, in the order in which a job takes them. */
async function mintTwo(dueDaysAgo: number) {
  const payers = [await mintPayer(dueDaysAgo), await mintPayer(dueDaysAgo)];
  const [first, second] = payers.sort((one, other) => (one.orderId < other.orderId ? -1 : 1));
  if (!first || !second) throw new Error('no payers');
  return [first, second] as const;
}

/** Makes the database refuse what is written about an order; returns a function that ends this. */
async function refuseRows(table: 'mails' | 'payments', condition: SQL) {
  const name = sql.identifier(table);
  const { db } = school.deps;
  const log = vi.spyOn(school.deps.log, 'error');
  await db.execute(sql`alter table ${name} add constraint broken check (not (${condition})) not valid`);
  const repair = async () => {
    await db.execute(sql`alter table ${name} drop constraint if exists broken`);
    const logged = [...log.mock.calls];
    log.mockRestore();
    return logged;
  };
  onTestFinished(async () => void (await repair()));
  return repair;
}

describe('the places of late payers', () => {
  it('ENUM-45 CARD-22 CARD-23 ROLE-34 an unpaid instalment goes from pending to delayed to blocked, and paying opens the course at the next request', async () => {
    const payer = await mintPayer(-5);
    await followInstalments(school.deps);
    expect(await payer.state()).toBe('ONGOING');
    await payer.setDue(1.1);
    await followInstalments(school.deps);
    expect(await payer.state()).toBe('PAYMENT_PENDING');
    await payer.setDue(4);
    await followInstalments(school.deps);
    expect(await payer.state()).toBe('PAYMENT_DELAYED');
    expect(await payer.readsCourse()).toBe(200);
    await payer.setDue(15);
    await followInstalments(school.deps);
    expect(await payer.state()).toBe('BLOCKED');
    expect(await payer.readsCourse()).toBe(403);

    await pay(school, payer.orderToken, 'FIRST_INSTALLMENT');
    expect(await payer.state()).toBe('ONGOING');
    expect(await payer.readsCourse()).toBe(200);
    const [place] = await payer.place();
    expect(
      await school.deps.db
        .select()
        .from(paymentBlocks)
        .where(eq(paymentBlocks.enrolmentId, place?.enrolmentId ?? '')),
    ).toEqual([]);
  });

  it('ENUM-45 one payment does not unblock a place with another late instalment', async () => {
    const payer = await mintPayer(50);
    await payer.setDue(20, 3);
    await followInstalments(school.deps);
    await pay(school, payer.orderToken, 'FIRST_INSTALLMENT');
    expect(await payer.state()).toBe('BLOCKED');
    await pay(school, payer.orderToken, 'FULL_PAYMENT');
    expect(await payer.state()).toBe('ONGOING');
  });

  it('ENUM-45 a payment does not lift a block by staff', async () => {
    const payer = await mintPayer(-5);
    await school.deps.db
      .update(enrolments)
      .set({ state: 'BLOCKED' })
      .where(eq(enrolments.userId, payer.userId));
    await followInstalments(school.deps);
    await pay(school, payer.orderToken, 'FIRST_INSTALLMENT');
    expect(await payer.state()).toBe('BLOCKED');
  });

  it('PAY-02 ENUM-45 nobody is blocked or reminded while the partner has the EMI application', async () => {
    const payer = await mintPayer(20);
    await school.deps.db
      .update(orders)
      .set({ planType: 'EMI_WITH_DP' })
      .where(eq(orders.orderId, payer.orderId));
    await school.deps.db
      .insert(emiApplications)
      .values({ orderId: payer.orderId, userId: payer.userId, status: 'IN_REVIEW', createdAt: school.now() });
    await followInstalments(school.deps);
    expect(await payer.state()).toBe('PAYMENT_PENDING');
    expect(await payer.reminders()).toEqual([]);
  });

  it('API-094 ENUM-45 nor while the school checks money that arrived for the instalment', async () => {
    const payer = await mintPayer(-5);
    const { body } = await initiate(school, payer.orderToken, 'FIRST_INSTALLMENT');
    await deliver(school, await decide(school, body.paymentId), { amount: 1 });
    await payer.setDue(20);
    await followInstalments(school.deps);
    expect(await payer.state()).toBe('PAYMENT_PENDING');
    expect(await payer.reminders()).toEqual([]);
  });
});

describe('instalment reminders', () => {
  it('PAY-01 are one email before and one after the due date, however often and in parallel the job runs', async () => {
    const payer = await mintPayer(-6);
    const run = () => Promise.all(Array.from({ length: 5 }, () => followInstalments(school.deps)));
    await run();
    await run();
    expect((await payer.reminders()).map(({ template }) => template)).toEqual(['instalment-due']);
    await payer.setDue(4);
    await run();
    const [, late, ...more] = await payer.reminders();
    expect(more).toEqual([]);
    expect(late?.subject).toContain('An instalment is late');
    expect(late?.text).toContain('₹42,500');
    expect(late?.text).toContain('/payment-plan?orderToken=');
  });

  it('PAY-01 ENUM-45 say of a late instalment when access ends, rightly before and during the course, and not after it or once the place was given up', async () => {
    for (const [state, consequence] of [
      ['UPCOMING', true],
      ['ONGOING', true],
      ['COMPLETED', false],
      ['CANCELLED', false],
      ['TRANSFERRED', false],
    ] as const) {
      const payer = await mintPayer(4);
      await school.deps.db.update(enrolments).set({ state }).where(eq(enrolments.userId, payer.userId));
      await followInstalments(school.deps);
      const [late] = await payer.reminders();
      expect(late?.subject).toContain('An instalment is late');
      expect(late?.text).not.toContain('open');
      const day = schoolDay(new Date(school.now().getTime() + 10 * DAY_MS).toISOString());
      expect(late?.text.includes(`After ${day} you have no access to the course until you have paid.`)).toBe(
        consequence,
      );
    }
  });

  it('PAY-01 ENUM-45 announce a block only when it closes a course: not before the course runs, nor over a block by staff', async () => {
    const payer = await mintPayer(15);
    const setState = (state: 'UPCOMING' | 'BLOCKED' | 'ONGOING') =>
      school.deps.db.update(enrolments).set({ state }).where(eq(enrolments.userId, payer.userId));
    const told = async () => (await payer.reminders()).map(({ subject }) => subject);
    for (const state of ['UPCOMING', 'BLOCKED'] as const) {
      await setState(state);
      await followInstalments(school.deps);
      expect(await told()).toEqual([]);
      expect(await payer.state()).toBe(state);
    }
    await setState('ONGOING');
    await followInstalments(school.deps);
    await followInstalments(school.deps);
    expect(await told()).toEqual([expect.stringContaining('Your access is blocked')]);
    expect(await payer.state()).toBe('BLOCKED');
  });

  it('PAY-01 API-114 billing tells a payer who has no seat yet that nothing is due, and no payer whose place is paused', async () => {
    const payer = await mintPayer(20);
    const shown = async () =>
      (await school.call('GET', '/api/v1/learner/my-orders', { token: payer.token })).body.orders[0];
    expect(await shown()).not.toHaveProperty('waitsForSeat');
    const wait = (pausedAt: Date | null) =>
      school.deps.db
        .update(enrolments)
        .set({ state: 'WAITING', pausedAt })
        .where(eq(enrolments.userId, payer.userId));
    await wait(null);
    expect(await shown()).toMatchObject({ status: 'PAYMENT_ONGOING', waitsForSeat: true });
    await wait(school.now());
    expect(await shown()).not.toHaveProperty('waitsForSeat');
  });

  it('PAY-01 API-116 a payer who has no seat yet is neither reminded nor charged', async () => {
    const payer = await mintPayer(1.1);
    const { db } = school.deps;
    await school.call('POST', `/api/v1/learner/cardDetails/${payer.orderId}`, {
      token: payer.token,
      body: { paymentMethodToken: 'pm_card_visa', payAutomatically: true },
    });
    const setState = (state: 'WAITING' | 'ONGOING') =>
      db.update(enrolments).set({ state }).where(eq(enrolments.userId, payer.userId));
    const run = async () => {
      await followInstalments(school.deps);
      const reminders = await payer.reminders();
      await chargeDueInstalments(school.deps);
      const paid = await db.select().from(payments).where(eq(payments.orderId, payer.orderId));
      return [reminders.length, paid.length];
    };
    await setState('WAITING');
    expect(await run()).toEqual([0, 1]);
    await setState('ONGOING');
    expect(await run()).toEqual([1, 2]);
  });

  it('PAY-01 ENUM-45 an order that cannot be followed keeps no other from its reminder, and the job is retried', async () => {
    const [broken, sound] = await mintTwo(1.1);
    const repair = await refuseRows('mails', sql.raw(`"to" = '${broken.emailId}'`));
    await expect(followInstalments(school.deps)).rejects.toThrow(
      'orders whose instalments were not followed: 1',
    );
    expect(await repair()).toEqual([
      [expect.objectContaining({ orderId: broken.orderId }), 'left to the next turn'],
    ]);
    expect([await broken.state(), await sound.state()]).toEqual(['ONGOING', 'PAYMENT_PENDING']);
    expect([await broken.reminders(), await sound.reminders()]).toMatchObject([[], [{}]]);
    await followInstalments(school.deps);
    expect([await broken.reminders(), await sound.reminders()]).toMatchObject([[{}], [{}]]);
  });

  it('PAY-01 are not sent for a paid instalment', async () => {
    const payer = await mintPayer(-6);
    await pay(school, payer.orderToken, 'FIRST_INSTALLMENT');
    await followInstalments(school.deps);
    expect(await payer.reminders()).toEqual([]);
  });
});

describe('saved cards', () => {
  const keepCard = (payer: { orderId: string; token: string }, card: string, payAutomatically?: boolean) =>
    school.call('POST', `/api/v1/learner/cardDetails/${payer.orderId}`, {
      token: payer.token,
      body: { paymentMethodToken: card, ...(payAutomatically === undefined ? {} : { payAutomatically }) },
    });
  const attemptsOf = (orderId: string) =>
    school.deps.db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.isAutomatic, true)))
      .orderBy(payments.createdAt);

  it('API-116 API-097 a due instalment is charged once to the card of a payer who chose that, and reopens a blocked course', async () => {
    const payer = await mintPayer(15);
    await followInstalments(school.deps);
    expect(await payer.state()).toBe('BLOCKED');
    expect((await keepCard(payer, 'pm_card_visa', true)).body).toMatchObject({ paysAutomatically: true });
    await Promise.all(Array.from({ length: 5 }, () => chargeDueInstalments(school.deps)));
    expect(await attemptsOf(payer.orderId)).toMatchObject([
      { status: 'SUCCEEDED', seq: 2, amount: 4_250_000 },
    ]);
    expect(await payer.state()).toBe('ONGOING');
    const billing = await school.call('GET', '/api/v1/learner/my-orders', { token: payer.token });
    expect(billing.body.orders[0]).toMatchObject({ paysAutomatically: true });
  });

  it('API-116 a payer is charged even behind many payers without a chargeable card', async () => {
    const base = await mintPayer(1);
    const { db } = school.deps;
    const [order] = await db.select().from(orders).where(eq(orders.orderId, base.orderId));
    const [instalment] = await db
      .select()
      .from(orderInstalments)
      .where(and(eq(orderInstalments.orderId, base.orderId), eq(orderInstalments.seq, 2)));
    if (!order || !instalment) throw new Error('the order has no second instalment');
    const stuck = { applicationId: null, customerRef: null, paysAutomatically: true };
    const ids = Array.from(
      { length: 60 },
      (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    );
    await db
      .insert(orders)
      .values(ids.map((orderId) => ({ ...order, ...stuck, orderId, tokenHash: `stuck-${orderId}` })));
    await db.insert(orderInstalments).values(ids.map((orderId) => ({ ...instalment, orderId })));
    const payer = await mintPayer(1);
    await keepCard(payer, 'pm_card_visa', true);
    expect(await chargeDueInstalments(school.deps)).toBe(1);
    const paid = await db.select().from(payments).where(eq(payments.orderId, payer.orderId));
    expect(paid.map(({ seq, status }) => [seq, status]).sort()).toEqual([
      [1, 'SUCCEEDED'],
      [2, 'SUCCEEDED'],
    ]);
  });

  it('API-116 an order that cannot be charged keeps no other from its charge, and the job is retried', async () => {
    const [broken, sound] = await mintTwo(1);
    for (const payer of [broken, sound]) await keepCard(payer, 'pm_card_visa', true);
    const repair = await refuseRows('payments', sql.raw(`order_id = '${broken.orderId}'`));
    await expect(chargeDueInstalments(school.deps)).rejects.toThrow(
      'orders whose instalments were not charged: 1',
    );
    expect(await repair()).toEqual([
      [expect.objectContaining({ orderId: broken.orderId }), 'left to the next turn'],
    ]);
    expect(await attemptsOf(broken.orderId)).toEqual([]);
    expect(await attemptsOf(sound.orderId)).toMatchObject([{ seq: 2, status: 'SUCCEEDED' }]);
    await chargeDueInstalments(school.deps);
    expect(await attemptsOf(broken.orderId)).toMatchObject([{ seq: 2, status: 'SUCCEEDED' }]);
  });

  it('API-116 nothing is charged without consent or before the due date', async () => {
    const [unasked, early] = [await mintPayer(1), await mintPayer(-1)];
    expect((await keepCard(unasked, 'pm_card_visa')).body).toMatchObject({ paysAutomatically: false });
    await keepCard(early, 'pm_card_visa', true);
    await chargeDueInstalments(school.deps);
    expect(await attemptsOf(unasked.orderId)).toEqual([]);
    expect(await attemptsOf(early.orderId)).toEqual([]);
  });

  it('API-114 API-116 a declined card is shown with its reason and tried at most once a day, and a changed card pays', async () => {
    const payer = await mintPayer(1);
    await keepCard(payer, 'pm_card_chargeDeclined', true);
    await chargeDueInstalments(school.deps);
    await chargeDueInstalments(school.deps);
    expect(await attemptsOf(payer.orderId)).toHaveLength(1);
    const billing = await school.call('GET', '/api/v1/learner/my-orders', { token: payer.token });
    expect(billing.body.orders[0].payments[1]).toMatchObject({
      status: 'FAILED',
      failureReason: 'The payment was declined.',
    });
    school.advance(DAY_MS + 60_000);
    await chargeDueInstalments(school.deps);
    expect((await attemptsOf(payer.orderId)).map(({ status }) => status)).toEqual(['FAILED', 'FAILED']);
    await keepCard(payer, 'pm_card_mastercard');
    school.advance(DAY_MS + 60_000);
    await chargeDueInstalments(school.deps);
    expect((await attemptsOf(payer.orderId)).map(({ status }) => status)).toEqual([
      'FAILED',
      'FAILED',
      'SUCCEEDED',
    ]);
  });

  it('API-114 PLAY-02 each of three tries of a declined card has its own notification, none of which is emailed once paid', async () => {
    const payer = await mintPayer(1);
    await keepCard(payer, 'pm_card_chargeDeclined', true);
    for (let day = 0; day < 4; day += 1) {
      await chargeDueInstalments(school.deps);
      school.advance(DAY_MS + 60_000);
    }
    const told = () =>
      school.deps.db
        .select({ text: notifications.text, mailedAt: notifications.mailedAt })
        .from(notifications)
        .where(
          and(
            eq(notifications.userId, payer.userId),
            eq(notifications.title, 'A payment did not go through'),
          ),
        )
        .orderBy(notifications.at);
    expect(await told()).toEqual([
      { text: expect.stringMatching(/try 1 of 3\. We will try again/), mailedAt: null },
      { text: expect.stringMatching(/try 2 of 3\. We will try again/), mailedAt: null },
      { text: expect.stringMatching(/try 3 of 3\. We will not try again/), mailedAt: null },
    ]);
    await pay(school, payer.orderToken, 'FIRST_INSTALLMENT');
    expect((await told()).filter(({ mailedAt }) => mailedAt === null)).toEqual([]);
  });

  it('API-114 API-116 a card that is changed after three declines is charged, with tries of its own', async () => {
    const payer = await mintPayer(1);
    const chargeDaily = async (days: number) => {
      for (let day = 0; day < days; day += 1) {
        await chargeDueInstalments(school.deps);
        school.advance(DAY_MS + 60_000);
      }
    };
    await school.deps.db
      .update(sessions)
      .set({ expiresAt: new Date(school.now().getTime() + 30 * DAY_MS) })
      .where(eq(sessions.userId, payer.userId));
    await keepCard(payer, 'pm_card_chargeDeclined', true);
    await chargeDaily(4);
    // Entered again, for instance once there is money on it.
    await keepCard(payer, 'pm_card_chargeDeclined');
    await chargeDaily(1);
    const [told] = await school.deps.db
      .select({ text: notifications.text })
      .from(notifications)
      .where(eq(notifications.userId, payer.userId))
      .orderBy(desc(notifications.at))
      .limit(1);
    expect(told?.text).toMatch(/try 1 of 3\. We will try again/);
    await keepCard(payer, 'pm_card_visa');
    await chargeDaily(1);
    expect((await attemptsOf(payer.orderId)).map(({ status }) => status)).toEqual([
      'FAILED',
      'FAILED',
      'FAILED',
      'FAILED',
      'SUCCEEDED',
    ]);
  });

  it('API-114 API-116 a card that the provider no longer has is declined, and another one pays', async () => {
    const payer = await mintPayer(1);
    await keepCard(payer, 'pm_card_visa', true);
    const restore = school.useCardGateway({
      chargeCard: async () => {
        throw refuse('BAD_REQUEST', 'The payment provider does not know this card.');
      },
    });
    await chargeDueInstalments(school.deps);
    restore();
    const failureReason = 'The card is no longer on file at the payment provider.';
    expect(await attemptsOf(payer.orderId)).toMatchObject([{ status: 'FAILED', failureReason }]);
    await keepCard(payer, 'pm_card_mastercard');
    school.advance(DAY_MS + 60_000);
    await chargeDueInstalments(school.deps);
    expect((await attemptsOf(payer.orderId)).map(({ status }) => status)).toEqual(['FAILED', 'SUCCEEDED']);
  });

  it('API-097 a charge whose response was lost is asked for again under the same id: one attempt', async () => {
    const payer = await mintPayer(1);
    await keepCard(payer, 'pm_card_visa', true);
    const { card } = school.deps.payments;
    const charge = card.chargeCard;
    card.chargeCard = async (request) => {
      await charge(request);
      throw new Error('the line was cut after the charge');
    };
    await chargeDueInstalments(school.deps);
    card.chargeCard = charge;
    expect(await attemptsOf(payer.orderId)).toMatchObject([{ status: 'CREATED' }]);
    await chargeDueInstalments(school.deps);
    expect(await attemptsOf(payer.orderId)).toMatchObject([{ status: 'SUCCEEDED' }]);
  });

  it('API-114 API-109 a failed payment shows its reason, and a successful new one clears it', async () => {
    const payer = await mintPayer(-5);
    const { body } = await initiate(school, payer.orderToken, 'FIRST_INSTALLMENT');
    await deliver(school, await decide(school, body.paymentId, 'DECLINED'));
    const read = async () =>
      (await school.call('GET', `/api/v1/public/order?orderToken=${payer.orderToken}`)).body.order
        .payments[1];
    expect(await read()).toMatchObject({ status: 'FAILED', failureReason: 'The payment was declined.' });
    await pay(school, payer.orderToken, 'FIRST_INSTALLMENT');
    expect(await read()).toMatchObject({ status: 'PAID' });
    expect((await read()).failureReason).toBeUndefined();
  });
});
