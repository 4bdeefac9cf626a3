import { schoolDay } from '@plinth/domain/dates/school-day';
import { and, eq, like, ne } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { decide, deliver, initiate, mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { DAY_MS, paymentCalls } from '../../test/payment-calls.ts';
import { auditEntries, users } from '../db/schema/accounts.ts';
import { applications, orders } from '../db/schema/admissions.ts';
import { cohorts, cohortTimelines, enrolments } from '../db/schema/cohorts.ts';
import { mails } from '../db/schema/operations.ts';
import { followInstalments } from '../services/payments/follow-instalments.ts';

const school = openTestSchool();
const { choose, publicOrder, rowsOf } = paymentCalls(school);

type Order = Awaited<ReturnType<typeof mintOrder>>;

/** An accepted offer with its plan, for a new cohort or a given one. */
async function ready(cohortId?: string): Promise<Order> {
  const order = await mintOrder(school, cohortId ? { cohortId } : {}, -20);
  expect((await choose(order.orderToken, 'UPFRONT')).status).toBe(200);
  return order;
}
const seatsOf = (cohortId: string, seats: number) =>
  school.deps.db.update(cohorts).set({ seats }).where(eq(cohorts.cohortId, cohortId));
const fill = async (cohortId: string) => {
  await seatsOf(cohortId, 1);
  await enrol(school, cohortId, (await mintPerson(school)).userId, 'UPCOMING');
};
/** Pays the first instalment of an order whose checkout is open. */
const pay = async (paymentId: string) => deliver(school, await decide(school, paymentId));
const openCheckout = async (order: Order) => {
  const { status, body } = await initiate(school, order.orderToken);
  expect(status).toBe(201);
  return body.paymentId as string;
};
/** Orders a product without an offer and opens the checkout of its whole price. */
const checkoutWithoutOffer = async (productId: string, emailId: string) => {
  const { orderToken } = (
    await school.call('POST', '/v2/client/public/oms-v2/order', {
      body: {
        productId,
        currency: 'INR',
        pricingStage: 'CHECKOUT',
        emailId,
        billingContact: { firstName: 'Direct', lastName: 'Buyer', phone: '+919876543210' },
        billingAddress: {
          line1: 'Road 1',
          city: 'Pune',
          state: 'MH',
          postalCode: '411001',
          country: 'India',
        },
      },
    })
  ).body;
  expect((await choose(orderToken, 'UPFRONT')).status).toBe(200);
  return (await initiate(school, orderToken)).body.paymentId as string;
};
const placesOf = (emailId: string) =>
  school.deps.db
    .select({ cohortId: enrolments.cohortId, state: enrolments.state })
    .from(enrolments)
    .innerJoin(users, eq(users.userId, enrolments.userId))
    .where(eq(users.emailId, emailId));
const waitingOf = async (kind: string, ...staffRoles: ('ACADEMICS' | 'FINANCE')[]) => {
  const { token } = await mintPerson(school, { staffRoles });
  const { body } = await school.call('GET', '/v1/office/waiting', { token });
  const found = body.waiting.find((one: { kind: string }) => one.kind === kind);
  return (found?.entries ?? []) as { id: string; note: string; since: string; cohortId: string | null }[];
};
const mailsTo = (emailId: string, template: string) =>
  school.deps.db
    .select()
    .from(mails)
    .where(and(eq(mails.to, emailId), like(mails.template, template)));

describe('no sale without a seat', () => {
  it('ADOPT-04 a full cohort takes no first payment: nothing is charged, and the response says so', async () => {
    const order = await ready();
    await fill(order.cohort.cohortId);
    const { status, body } = await initiate(school, order.orderToken);
    expect([status, body.data.reason]).toEqual([409, 'NO_SEAT']);
    expect(body.message).toContain('nothing was charged');
    await seatsOf(order.cohort.cohortId, 2);
    expect((await initiate(school, order.orderToken)).status).toBe(201);
  });

  it('ADOPT-04 a payer who already has a place can pay the rest, however full the cohort is', async () => {
    const order = await ready();
    await pay(await openCheckout(order));
    await seatsOf(order.cohort.cohortId, 1);
    expect((await initiate(school, order.orderToken, 'FULL_PAYMENT')).status).toBe(201);
  });

  it('ADOPT-04 ADMIT-03 an offer names the cohort in which there is a seat, although the one applied for is full', async () => {
    const full = await mintCohort(school, { productId: 'BIM_M_US', seats: 0 }, -10);
    const next = await mintCohort(school, { productId: 'BIM_M_US', seats: 1 }, -20);
    const [application] = await school.deps.db
      .insert(applications)
      .values({
        dealTokenHash: 'a deal for a full cohort',
        productId: 'BIM_M_US',
        cohortId: full.cohortId,
        emailId: 'applies-full@plinth.test',
        firstName: 'Full',
        lastName: 'House',
        formData: {},
        source: 'WEBSITE',
        status: 'APPLICATION_FILLED',
        currency: 'USD',
        createdAt: school.now(),
      })
      .returning();
    const applicationId = application?.applicationId ?? '';
    const { token } = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    const path = `/v1/office/applications/${applicationId}/offer`;
    const body = { scholarship: null, acceptanceDays: null };
    const { preview } = (await school.call('POST', `${path}/preview`, { token, body })).body;
    expect(preview.seatsLeft).toBe(1);
    const { stamp } = preview;
    expect((await school.call('POST', path, { token, body: { ...body, stamp } })).status).toBe(200);
    const [row] = await school.deps.db
      .select({ cohortId: applications.cohortId })
      .from(applications)
      .where(eq(applications.applicationId, applicationId));
    expect(row?.cohortId).toBe(next.cohortId);
  });

  it('ADOPT-04 an order and an offer of a product without a free seat are refused, and accepted once there is one', async () => {
    const cohort = await mintCohort(school, { productId: 'BIM_M', seats: 1 }, -20);
    await enrol(school, cohort.cohortId, (await mintPerson(school)).userId, 'UPCOMING');
    const body = {
      productId: 'BIM_M',
      currency: 'INR',
      pricingStage: 'CHECKOUT',
      emailId: 'late@plinth.test',
      billingContact: { firstName: 'Late', lastName: 'Comer', phone: '+919876543210' },
      billingAddress: { line1: 'Road 1', city: 'Pune', state: 'MH', postalCode: '411001', country: 'India' },
    };
    const order = () => school.call('POST', '/v2/client/public/oms-v2/order', { body });
    const { token } = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    const [application] = await school.deps.db
      .insert(applications)
      .values({
        dealTokenHash: 'a deal without a seat',
        productId: 'BIM_M',
        emailId: 'applies-late@plinth.test',
        firstName: 'Late',
        lastName: 'Comer',
        formData: {},
        source: 'WEBSITE',
        status: 'APPLICATION_FILLED',
        currency: 'INR',
        createdAt: school.now(),
      })
      .returning();
    const offer = async () => {
      const path = `/v1/office/applications/${application?.applicationId}/offer`;
      const wish = { scholarship: null, acceptanceDays: null };
      const { preview } = (await school.call('POST', `${path}/preview`, { token, body: wish })).body;
      return school.call('POST', path, { token, body: { ...wish, stamp: preview?.stamp ?? '' } });
    };
    for (const refused of [await order(), await offer()])
      expect([refused.status, refused.body.data.reason]).toEqual([409, 'NO_SEAT']);
    await seatsOf(cohort.cohortId, 2);
    expect((await order()).status).toBe(201);
    expect((await offer()).body.application).toMatchObject({ status: 'OFFER_SENT' });
  });

  it('ADOPT-04 who buys without an offer gets the seat of a later cohort while the earlier one is full, and waits in neither', async () => {
    const product = 'BIM_C' as const;
    await mintCohort(school, { productId: product, seats: 0 }, -10);
    const over = await mintCohort(school, { productId: product, seats: 5 }, 40);
    await school.deps.db.insert(cohortTimelines).values({
      cohortId: over.cohortId,
      key: 'COURSE_COMPLETION_DATE',
      time: new Date(school.now().getTime() - DAY_MS),
    });
    const next = await mintCohort(school, { productId: product, seats: 1 }, -20);
    const emailId = 'buys-direct@plinth.test';
    await pay(await checkoutWithoutOffer(product, emailId));
    expect(await placesOf(emailId)).toEqual([{ cohortId: next.cohortId, state: 'UPCOMING' }]);
  });

  it('ADOPT-04 of people who pay without an offer at once, each gets a seat of the earliest cohort that still has one', async () => {
    const product = 'MCD' as const;
    const cohortsAhead = [
      await mintCohort(school, { productId: product, seats: 1 }, -5),
      await mintCohort(school, { productId: product, seats: 2 }, -15),
    ];
    const buyers = ['at-once-1@plinth.test', 'at-once-2@plinth.test', 'at-once-3@plinth.test'];
    const paymentIds: string[] = [];
    for (const emailId of buyers) paymentIds.push(await checkoutWithoutOffer(product, emailId));
    await Promise.all(paymentIds.map(pay));
    const places = (await Promise.all(buyers.map(placesOf))).flat();
    expect(places.map(({ state }) => state)).toEqual(Array(3).fill('UPCOMING'));
    const [early, late] = cohortsAhead.map(
      (cohort) => places.filter(({ cohortId }) => cohortId === cohort.cohortId).length,
    );
    expect([early, late]).toEqual([1, 2]);
  });

  it('ADOPT-04 of five who pay for the last seat at once, one gets it; four wait, are told, and are listed for staff', async () => {
    const first = await ready();
    const { cohortId } = first.cohort;
    await seatsOf(cohortId, 1);
    const payers = [first, ...(await Promise.all([1, 2, 3, 4].map(() => ready(cohortId))))];
    // All of them open their checkout while the seat is free.
    const paymentIds = await Promise.all(payers.map(openCheckout));
    await Promise.all(paymentIds.map(pay));

    const states = await school.deps.db
      .select({ state: enrolments.state })
      .from(enrolments)
      .where(eq(enrolments.cohortId, cohortId));
    expect(states.map(({ state }) => state).sort()).toEqual(['UPCOMING', ...Array(4).fill('WAITING')]);
    const receipts = await Promise.all(payers.map(({ emailId }) => mailsTo(emailId, 'receipt')));
    const told = receipts.flat().filter(({ text }) => text.includes('All seats in this cohort are taken'));
    expect([receipts.flat().length, told.length]).toEqual([5, 4]);
    const welcomes = (
      await Promise.all(payers.map(({ emailId }) => mailsTo(emailId, 'set-password')))
    ).flat();
    expect(welcomes).toHaveLength(5);
    for (const { subject, text } of welcomes) expect(subject + text).not.toMatch(/place|seat|booked/);

    const ofCohort = (list: { cohortId: string | null }[]) => list.filter((one) => one.cohortId === cohortId);
    expect(ofCohort(await waitingOf('UNSEATED_PAYER', 'ACADEMICS'))).toHaveLength(4);
    expect(ofCohort(await waitingOf('UNSEATED_PAYMENT', 'FINANCE'))).toHaveLength(4);
    const { token } = await mintPerson(school, { staffRoles: ['FINANCE'] });
    const list = await school.call('GET', '/v1/office/orders?need=UNSEATED', { token });
    expect(list.body.total).toBe(4);
    expect(list.body.orders[0].needs).toContain('UNSEATED');
  });

  it('ADOPT-04 one action refunds everything, cancels the order and tells the payer; a repeat refunds nothing more', async () => {
    const order = await ready();
    const paymentId = await openCheckout(order);
    await fill(order.cohort.cohortId);
    await pay(paymentId);
    const [row] = await school.deps.db
      .select()
      .from(orders)
      .where(eq(orders.applicationId, order.applicationId));
    const orderId = row?.orderId ?? '';
    const { token, userId } = await mintPerson(school, { staffRoles: ['FINANCE'] });
    const giveBack = () =>
      school.call('POST', `/v1/office/orders/${orderId}/unseated-refund`, {
        token,
        body: { reason: 'No seat could be given' },
      });
    const answers = await Promise.all([giveBack(), giveBack()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await school.call('GET', `/v1/office/orders/${orderId}`, { token });
    expect(body.order).toMatchObject({ status: 'CANCELLED', paid: 0, place: 'CANCELLED', needs: [] });
    expect(body.order.refunds).toHaveLength(1);
    expect(await mailsTo(order.emailId, 'no-seat-refund')).toHaveLength(1);
    const audits = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(audits.map(({ action }) => action).sort()).toEqual(['order.given-back', 'refund']);
  });

  it.each([
    { before: 1_000_000, rest: [], place: 'all' },
    { before: 400_000, rest: [600_000], place: 'a part' },
  ])(
    'ADOPT-04 PAY-04 while $place of the money is on its way back, one action refunds only the rest, and the order ends',
    async ({ before, rest }) => {
      const order = await ready();
      const paymentId = await openCheckout(order);
      await fill(order.cohort.cohortId);
      await pay(paymentId);
      const restore = school.useCardGateway({
        refund: async () => ({ status: 'PENDING', providerRef: 're' }),
      });
      onTestFinished(restore);
      const { token } = await mintPerson(school, { staffRoles: ['FINANCE'] });
      const path = `/v1/office/orders/${order.orderId}`;
      const refunded = await school.call('POST', `${path}/payments/${paymentId}/refunds`, {
        token,
        body: {
          seen: 1_000_000,
          amount: before,
          reason: 'Asked for it',
          isByHand: false,
          key: `before-${paymentId}`,
        },
      });
      expect(refunded.body.order.payments[0].left).toBe(1_000_000 - before);
      const body = { reason: 'No seat could be given' };
      const answers = await Promise.all(
        [1, 2].map(() => school.call('POST', `${path}/unseated-refund`, { token, body })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { body: after } = await school.call('GET', path, { token });
      expect(after.order).toMatchObject({ status: 'CANCELLED', place: 'CANCELLED', needs: [] });
      const amounts = (after.order.refunds as { amount: number }[]).map(({ amount }) => amount);
      expect(amounts).toEqual([before, ...rest]);
      const told = await mailsTo(order.emailId, 'no-seat-refund');
      expect(told).toHaveLength(1);
      expect(told[0]?.text).toContain('₹10,000 is on its way back');
    },
  );

  it('ADOPT-04 one action seats the payer, after which there is no unseated payment to refund', async () => {
    const order = await ready();
    const { cohortId } = order.cohort;
    const paymentId = await openCheckout(order);
    await fill(cohortId);
    await pay(paymentId);
    const entry = (await waitingOf('UNSEATED_PAYER', 'ACADEMICS')).find((one) => one.cohortId === cohortId);
    expect(entry?.note).toContain('all seats taken');
    const { token } = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const path = `/v1/office/cohorts/${cohortId}/payers/${entry?.id}`;
    const seated = await school.call('PUT', path, { token });
    expect(seated.status).toBe(200);
    const finance = await mintPerson(school, { staffRoles: ['FINANCE'] });
    const late = await school.call('POST', `/v1/office/orders/${entry?.id}/unseated-refund`, {
      token: finance.token,
      body: { reason: 'No seat' },
    });
    expect(late.status).toBe(409);
  });

  it.each([
    ['is seated by staff', 'seat'],
    ['is brought back by staff', 'enrolment-changed'],
  ])(
    'ADOPT-04 PAY-01 the days that a payer waits for a seat do not count: who %s owes nothing at once and reads the new due dates',
    async (_how, template) => {
      const order = await mintOrder(school, {}, -20);
      await choose(order.orderToken, 'TWO_PART');
      const { cohortId } = order.cohort;
      const paymentId = await openCheckout(order);
      await fill(cohortId);
      await pay(paymentId);
      const before = (await publicOrder(order.orderToken)).payments;
      const paidAt = school.now().getTime();
      school.advance(60 * DAY_MS);
      const { token } = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
      const [place] = (await rowsOf(order.orderId)).places;
      expect(place?.state).toBe('WAITING');
      const enrolmentIds = [place?.enrolmentId];
      if (template === 'seat') {
        const path = `/v1/office/cohorts/${cohortId}/payers/${order.orderId}`;
        expect((await school.call('PUT', path, { token })).status).toBe(200);
      } else {
        const path = '/v1/office/enrolments/moves';
        const preview = { move: 'BRING_BACK', enrolmentIds };
        const { body } = await school.call('POST', `${path}/preview`, { token, body: preview });
        expect(Date.parse(body.moves[0].consequences.money.due[0].dueDate)).toBeGreaterThan(
          paidAt + 60 * DAY_MS,
        );
        const seen = [{ enrolmentId: place?.enrolmentId, seen: 'WAITING' }];
        const back = { move: 'BRING_BACK', enrolments: seen, reason: 'A seat is free' };
        expect((await school.call('POST', path, { token, body: back })).status).toBe(200);
      }
      const waited = school.now().getTime() - paidAt;
      await followInstalments(school.deps);
      const after = (await publicOrder(order.orderToken)).payments;
      expect(after[0].dueDate).toBe(before[0].dueDate);
      for (const at of [1, 2]) {
        const moved = Date.parse(after[at].dueDate) - Date.parse(before[at].dueDate);
        expect(moved).toBeGreaterThanOrEqual(60 * DAY_MS);
        expect(moved - waited).toBeLessThan(60_000);
      }
      expect((await rowsOf(order.orderId)).places).toMatchObject([{ state: 'ONGOING' }]);
      const [mail] = await mailsTo(order.emailId, template);
      for (const { label, dueDate } of after.slice(1))
        expect(mail?.text).toContain(`${label} on ${schoolDay(dueDate)}`);
      expect(await mailsTo(order.emailId, 'instalment-late')).toEqual([]);
      school.advance(-60 * DAY_MS);
    },
  );

  it('ADOPT-04 API-094 PAY-01 who has lost their place waits from the payment accepted for the cancelled order: the days with a seat and without an order count', async () => {
    const order = await mintOrder(school, {}, -20);
    await choose(order.orderToken, 'TWO_PART');
    const { cohortId } = order.cohort;
    await pay(await openCheckout(order));
    const { body } = await initiate(school, order.orderToken, 'FIRST_INSTALLMENT');
    const finance = await mintPerson(school, { staffRoles: ['FINANCE'] });
    const path = `/v1/office/orders/${order.orderId}`;
    const cancelled = { token: finance.token, body: { reason: 'They asked' } };
    expect((await school.call('POST', `${path}/cancellation`, cancelled)).status).toBe(200);
    await pay(body.paymentId);
    await fill(cohortId);
    school.advance(30 * DAY_MS);
    const decider = await mintPerson(school, { staffRoles: ['FINANCE'] });
    const decision = { token: decider.token, body: { decision: 'ACCEPT' } };
    const accepted = await school.call('POST', `${path}/payments/${body.paymentId}/decision`, decision);
    expect(accepted.body.order.needs).toContain('UNSEATED');
    const since = school.now().getTime();
    const before = (await publicOrder(order.orderToken)).payments;
    school.advance(10 * DAY_MS);
    const { token } = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const { body: groups } = await school.call('GET', `/v1/office/cohorts/${cohortId}/groups`, { token });
    expect(Math.abs(Date.parse(groups.unseated[0].since) - since)).toBeLessThan(60_000);
    const entry = (await waitingOf('UNSEATED_PAYER', 'ACADEMICS')).find((one) => one.cohortId === cohortId);
    expect(Math.abs(Date.parse(entry?.since ?? '') - since)).toBeLessThan(60_000);
    const seat = `/v1/office/cohorts/${cohortId}/payers/${order.orderId}`;
    expect((await school.call('PUT', seat, { token })).status).toBe(200);
    const after = (await publicOrder(order.orderToken)).payments;
    expect(after[1].dueDate).toBe(before[1].dueDate);
    const moved = Date.parse(after[2].dueDate) - Date.parse(before[2].dueDate);
    expect(Math.abs(moved - 10 * DAY_MS)).toBeLessThan(60_000);
    school.advance(-40 * DAY_MS);
  });

  it('ADOPT-04 only finance staff may refund, and only an existing order', async () => {
    const body = { reason: 'No seat' };
    const NONE = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d9e';
    const path = `/v1/office/orders/${NONE}/unseated-refund`;
    const admissions = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    expect((await school.call('POST', path, { token: admissions.token, body })).status).toBe(403);
    const { token } = await mintPerson(school, { staffRoles: ['FINANCE'] });
    expect((await school.call('POST', path, { token, body })).status).toBe(404);
    expect((await school.call('POST', path, { token, body: { reason: '' } })).status).toBe(400);
  });

  it('ADOPT-04 COHORT-06 a paused place keeps its seat: the last one is neither sold nor given to who pays for it', async () => {
    const order = await ready();
    const { cohortId } = order.cohort;
    const paymentId = await openCheckout(order);
    await seatsOf(cohortId, 1);
    const paused = await mintPerson(school);
    const [place] = await enrol(school, cohortId, paused.userId, 'UPCOMING');
    const { token } = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const move = (name: string, seen: string) => {
      const body = {
        move: name,
        enrolments: [{ enrolmentId: place?.enrolmentId, seen }],
        reason: 'They asked',
      };
      const path = '/v1/office/enrolments/moves';
      return school.call('POST', path, { token, body });
    };
    expect((await move('PAUSE', 'UPCOMING')).status).toBe(200);
    const cohortList = await school.call('GET', '/v1/office/enrolments/cohorts', { token });
    const listed = cohortList.body.cohorts.find((one: { cohortId: string }) => one.cohortId === cohortId);
    expect(listed).toMatchObject({ seats: 1, taken: 1 });
    const late = await ready(cohortId);
    const refused = await initiate(school, late.orderToken);
    expect([refused.status, refused.body.data.reason]).toEqual([409, 'NO_SEAT']);
    await pay(paymentId);
    const others = await school.deps.db
      .select({ state: enrolments.state, pausedAt: enrolments.pausedAt })
      .from(enrolments)
      .where(and(eq(enrolments.cohortId, cohortId), ne(enrolments.userId, paused.userId)));
    expect(others).toEqual([{ state: 'WAITING', pausedAt: null }]);
    expect((await move('BRING_BACK', 'WAITING')).status).toBe(200);
  });
});
