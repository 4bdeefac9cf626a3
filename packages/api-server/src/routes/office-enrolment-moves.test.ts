import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { enrolmentCalls } from '../../test/enrolment-calls.ts';
import { enrol, mintCohort, mintGroup, mintPerson } from '../../test/mint.ts';
import { decide, deliver, initiate, mintOrder as mintOffer, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { paymentCalls } from '../../test/payment-calls.ts';
import { hashToken, newToken } from '../api/token-hash.ts';
import { ledgerEntries, orderInstalments, orders, payments } from '../db/schema/admissions.ts';
import { cohorts, enrolments } from '../db/schema/cohorts.ts';
import { creditTotals } from '../db/schema/credit-totals.ts';
import { courseNodes, creditEntries, nodeProgress } from '../db/schema/curriculum.ts';
import { paymentBlocks } from '../db/schema/money.ts';
import { followInstalments } from '../services/payments/follow-instalments.ts';

const school = openTestSchool();
const DAY = 86_400_000;
let staff: Awaited<ReturnType<typeof mintPerson>>;
beforeAll(async () => {
  staff = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
});

const { mintPlace, preview, move, placeOf, stateOf, mailsTo, auditsOf } = enrolmentCalls(
  school,
  () => staff.token,
);

/** An order for a place with a paid instalment and one that is due in the given number of days. */
async function mintOrder({ person, cohort }: Awaited<ReturnType<typeof mintPlace>>, dueInDays = 10) {
  const [order] = await school.deps.db
    .insert(orders)
    .values({
      tokenHash: randomUUID(),
      userId: person.userId,
      cohortId: cohort.cohortId,
      emailId: person.emailId,
      productId: cohort.productId,
      currency: 'INR',
      status: 'PAYMENT_ONGOING',
      listPrice: 12_000_000,
      bookingAmount: 1_000_000,
      createdAt: school.now(),
    })
    .returning();
  if (!order) throw new Error('no order minted');
  const due = new Date(school.now().getTime() + dueInDays * DAY);
  const base = { orderId: order.orderId, label: 'Instalment' };
  await school.deps.db.insert(orderInstalments).values([
    { ...base, seq: 1, paymentType: 'DOWN_PAYMENT', amount: 1_000_000, dueDate: school.now() },
    { ...base, seq: 2, paymentType: 'FIRST_INSTALLMENT', amount: 11_000_000, dueDate: due },
  ]);
  const [payment] = await school.deps.db
    .insert(payments)
    .values({
      orderId: order.orderId,
      seq: 1,
      paymentType: 'DOWN_PAYMENT',
      method: 'CARD',
      provider: 'sandbox',
      amount: 1_000_000,
      currency: 'INR',
      status: 'SUCCEEDED',
      createdAt: school.now(),
    })
    .returning();
  if (!payment) throw new Error('no payment minted');
  await school.deps.db.insert(ledgerEntries).values({
    orderId: order.orderId,
    paymentId: payment.paymentId,
    kind: 'CHARGE',
    amount: 1_000_000,
    currency: 'INR',
    createdAt: school.now(),
  });
  return { ...order, due };
}

describe('pausing, blocking, cancelling and bringing back enrolments', () => {
  it.each([
    ['PAUSE', 'ONGOING', 'WAITING', 'early'],
    ['BLOCK', 'ONGOING', 'BLOCKED', 'blocked-view'],
    ['CANCEL', 'UPCOMING', 'CANCELLED', 'own-documents'],
    ['BRING_BACK', 'BLOCKED', 'ONGOING', 'everything'],
    ['BRING_BACK', 'CANCELLED', 'ONGOING', 'everything'],
    ['BRING_BACK', 'WAITING', 'ONGOING', 'everything'],
  ] as const)(
    'COHORT-06 %s of an enrolment that is %s makes it %s, as previewed, with one email and an audit entry',
    async (name, before, after, access) => {
      const { person, cohort, enrolmentId } = await mintPlace(before);
      const previewed = await preview(name, [enrolmentId]);
      expect(previewed.body.moves).toMatchObject([
        { reason: null, consequences: { state: after, access: { after: access }, money: null } },
      ]);
      expect(await stateOf(person.userId, cohort.cohortId)).toBe(before);
      const done = await move(name, [{ enrolmentId, seen: before }]);
      expect([done.status, done.body]).toEqual([200, { moved: 1 }]);
      expect(await stateOf(person.userId, cohort.cohortId)).toBe(after);
      expect(await mailsTo(person.emailId)).toHaveLength(1);
      expect(await auditsOf(person.userId)).toMatchObject([
        {
          actorId: staff.userId,
          action: `enrolments.${name.toLowerCase().replace('_', '-')}`,
          details: { reason: 'They asked', cohortId: cohort.cohortId },
          before: { state: before },
          after: { state: after },
          source: 'OFFICE',
        },
      ]);
    },
  );

  it('COHORT-06 a completed enrolment is not moved, and the response says why', async () => {
    const { enrolmentId } = await mintPlace('COMPLETED');
    expect((await preview('CANCEL', [enrolmentId])).body.moves).toMatchObject([
      { consequences: null, reason: 'A place that is completed cannot be cancelled.' },
    ]);
    const refused = await move('CANCEL', [{ enrolmentId, seen: 'COMPLETED' }]);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('COHORT-06 a cancellation shows what is due and refundable, then ends the order and frees the place in the group', async () => {
    const place = await mintPlace();
    const group = await mintGroup(school, place.cohort.cohortId, null, [place.person.userId]);
    const order = await mintOrder(place);
    const said = await preview('CANCEL', [place.enrolmentId]);
    expect(said.body.moves[0]).toMatchObject({
      enrolment: { groupTitle: group.title },
      consequences: {
        group: 'FREED',
        money: {
          currency: 'INR',
          instalments: 'END',
          refundable: 1_000_000,
          due: [{ amount: 11_000_000, dueDate: order.due.toISOString() }],
        },
      },
    });
    await move('PAUSE', [{ enrolmentId: place.enrolmentId, seen: 'ONGOING' }]);
    await move('BRING_BACK', [{ enrolmentId: place.enrolmentId, seen: 'WAITING' }]);
    await move('CANCEL', [{ enrolmentId: place.enrolmentId, seen: 'ONGOING' }]);
    expect(await placeOf(place.person.userId, place.cohort.cohortId)).toMatchObject({
      state: 'CANCELLED',
      groupId: null,
    });
    // For a group that is retained, the log says that it is the same, not that there is none.
    const logged = await auditsOf(place.person.userId);
    expect(
      Object.fromEntries(
        logged.map(({ action, before, after }) => [action, [before?.groupTitle, after?.groupTitle]]),
      ),
    ).toEqual({
      'enrolments.pause': [group.title, group.title],
      'enrolments.bring-back': [group.title, group.title],
      'enrolments.cancel': [group.title, null],
    });
    const [after] = await school.deps.db.select().from(orders).where(eq(orders.orderId, order.orderId));
    expect([after?.status, after?.paysAutomatically]).toEqual(['CANCELLED', false]);
    expect((await preview('BRING_BACK', [place.enrolmentId])).body.moves[0].consequences.money).toEqual({
      currency: 'INR',
      instalments: 'NONE',
      refundable: 1_000_000,
      due: [],
    });
  });

  it.each([
    [-2, 'PAYMENT_PENDING'],
    [-5, 'PAYMENT_DELAYED'],
  ] as const)(
    'COHORT-06 an enrolment with an instalment due in %i days comes back as %s, and its payment block is lifted',
    async (days, state) => {
      const place = await mintPlace('BLOCKED');
      const { orderId } = await mintOrder(place, days);
      const { enrolmentId } = place;
      await school.deps.db.insert(paymentBlocks).values({ enrolmentId, orderId, blockedAt: school.now() });
      await move('BRING_BACK', [{ enrolmentId, seen: 'BLOCKED' }]);
      expect(await stateOf(place.person.userId, place.cohort.cohortId)).toBe(state);
      expect(
        await school.deps.db.select().from(paymentBlocks).where(eq(paymentBlocks.enrolmentId, enrolmentId)),
      ).toEqual([]);
    },
  );

  it('COHORT-06 an enrolment that would be blocked for payment again at once does not come back', async () => {
    const place = await mintPlace('BLOCKED');
    await mintOrder(place, -20);
    const { enrolmentId } = place;
    expect((await preview('BRING_BACK', [enrolmentId])).body.moves[0].reason).toMatch(/so long overdue/);
    expect((await move('BRING_BACK', [{ enrolmentId, seen: 'BLOCKED' }])).status).toBe(409);
  });

  it('COHORT-06 OFFICE-08 opening the blocked places of a person again says which of them stays blocked, and why', async () => {
    const place = await mintPlace('BLOCKED');
    await mintOrder(place, -20);
    const { userId } = place.person;
    const other = await mintCohort(school);
    await enrol(school, other.cohortId, userId, 'BLOCKED');
    const { body } = await school.call('POST', '/v1/office/people/chosen', {
      token: staff.token,
      body: { userIds: [userId], action: { kind: 'UNBLOCK', reason: '' } },
    });
    expect(body.outcomes).toMatchObject([{ isRefused: false }]);
    const { text } = body.outcomes[0];
    expect(text).toContain(`-${other.batchNumber}: open again.`);
    expect(text).toMatch(
      new RegExp(`-${place.cohort.batchNumber}: stays blocked\\. An instalment is so long overdue`),
    );
    expect(await stateOf(userId, place.cohort.cohortId)).toBe('BLOCKED');
  });

  it('COHORT-06 of two concurrent moves one is told the new state, and one email is sent', async () => {
    const { person, cohort, enrolmentId } = await mintPlace();
    const answers = await Promise.all(
      ['BLOCK', 'CANCEL'].map((name) => move(name, [{ enrolmentId, seen: 'ONGOING' }])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    const state = await stateOf(person.userId, cohort.cohortId);
    expect(late?.body.data.refused).toMatchObject([{ enrolmentId, state }]);
    expect(await mailsTo(person.emailId)).toHaveLength(1);
  });

  it('COHORT-06 several are moved all or none, and a repeated request moves them once', async () => {
    const cohort = await mintCohort(school);
    const places = [await mintPlace('ONGOING', cohort), await mintPlace('UPCOMING', cohort)];
    const done = await mintPlace('COMPLETED', cohort);
    const asked = [...places, done].map(({ enrolmentId }) => enrolmentId);
    const said = await preview('PAUSE', asked);
    expect(said.body.moves.map((one: { reason: string | null }) => one.reason === null)).toEqual([
      true,
      true,
      false,
    ]);
    const seen = [
      { enrolmentId: asked[0] ?? '', seen: 'ONGOING' as const },
      { enrolmentId: asked[1] ?? '', seen: 'UPCOMING' as const },
    ];
    const all = await move('PAUSE', [...seen, { enrolmentId: asked[2] ?? '', seen: 'COMPLETED' }]);
    expect([all.status, all.body.data.refused.length]).toEqual([409, 1]);
    expect(await stateOf(places[0]?.person.userId ?? '', cohort.cohortId)).toBe('ONGOING');
    const key = { 'idempotency-key': randomUUID() };
    for (let again = 0; again < 2; again += 1)
      expect((await move('PAUSE', seen, undefined, key)).body).toEqual({ moved: 2 });
    for (const { person } of places) {
      expect(await stateOf(person.userId, cohort.cohortId)).toBe('WAITING');
      expect(await mailsTo(person.emailId)).toHaveLength(1);
    }
  });
});

describe('a transfer to another cohort', () => {
  it('COHORT-06 takes progress and order along, and leaves the old enrolment TRANSFERRED', async () => {
    const place = await mintPlace();
    const { person, cohort, enrolmentId } = place;
    const { orderId } = await mintOrder(place);
    const to = await mintCohort(school, { courseId: cohort.courseId });
    const [node] = await school.deps.db
      .insert(courseNodes)
      .values({
        courseId: cohort.courseId,
        key: 'walls',
        namespace: 'LEARNING',
        type: 'TOPIC',
        rank: 1,
        meta: {},
      })
      .returning();
    if (!node) throw new Error('no node minted');
    const own = { cohortId: cohort.cohortId, userId: person.userId, nodeId: node.nodeId };
    await school.deps.db.insert(nodeProgress).values([
      { ...own, state: 'COMPLETED', startedAt: school.now(), completedAt: school.now() },
      { ...own, cohortId: to.cohortId, state: 'STARTED', startedAt: school.now() },
    ]);
    await school.deps.db
      .insert(creditEntries)
      .values({ createdAt: school.now(), ...own, nodeType: 'TOPIC', reason: 'COMPLETED', credits: 30 });
    expect((await preview('TRANSFER', [enrolmentId], to.cohortId)).body.moves[0]).toMatchObject({
      consequences: { state: 'TRANSFERRED', stateThere: 'ONGOING', progress: 'GOES_ALONG' },
    });
    const done = await move('TRANSFER', [{ enrolmentId, seen: 'ONGOING' }], to.cohortId);
    expect(done.status).toBe(200);
    expect(await stateOf(person.userId, cohort.cohortId)).toBe('TRANSFERRED');
    expect(await stateOf(person.userId, to.cohortId)).toBe('ONGOING');
    expect(
      await school.deps.db.select().from(nodeProgress).where(eq(nodeProgress.userId, person.userId)),
    ).toMatchObject([{ cohortId: to.cohortId, state: 'COMPLETED' }]);
    const totals = await school.deps.db
      .select()
      .from(creditTotals)
      .where(eq(creditTotals.userId, person.userId));
    expect(totals.find(({ cohortId }) => cohortId === to.cohortId)?.credits).toBe(30);
    const [order] = await school.deps.db.select().from(orders).where(eq(orders.orderId, orderId));
    expect(order?.cohortId).toBe(to.cohortId);
    expect(await auditsOf(person.userId)).toMatchObject([
      { action: 'enrolments.transfer', after: { toCohortId: to.cohortId, stateThere: 'ONGOING' } },
    ]);
    const [mail] = await mailsTo(person.emailId);
    expect(mail?.text).toContain(to.batchNumber);
    const cards = await school.call('GET', '/v1/client/cohorts/user/info', { token: person.token });
    if (cards.status === 200) expect(JSON.stringify(cards.body)).not.toContain(cohort.cohortId);
    const back = await placeOf(person.userId, to.cohortId);
    const again = await move(
      'TRANSFER',
      [{ enrolmentId: back?.enrolmentId ?? '', seen: 'ONGOING' }],
      cohort.cohortId,
    );
    expect(again.status).toBe(200);
    expect(await stateOf(person.userId, cohort.cohortId)).toBe('ONGOING');
  });

  it('COHORT-06 takes the payment block along, and paying what is due lifts it there', async () => {
    const { choose, rowsOf } = paymentCalls(school);
    const { orderId, orderToken, cohort } = await mintOffer(school);
    await choose(orderToken, 'TWO_PART');
    await pay(school, orderToken);
    await school.deps.db
      .update(orderInstalments)
      .set({ dueDate: new Date(school.now().getTime() - 20 * DAY) })
      .where(and(eq(orderInstalments.orderId, orderId), eq(orderInstalments.seq, 2)));
    await followInstalments(school.deps);
    const [place] = (await rowsOf(orderId)).places;
    const to = await mintCohort(school, { courseId: cohort.courseId });
    const { userId = '', enrolmentId = '' } = place ?? {};
    await move('TRANSFER', [{ enrolmentId, seen: 'BLOCKED' }], to.cohortId);
    const there = await placeOf(userId, to.cohortId);
    expect(there?.state).toBe('BLOCKED');
    const blocks = () =>
      school.deps.db.select().from(paymentBlocks).where(eq(paymentBlocks.orderId, orderId));
    expect(await blocks()).toMatchObject([{ enrolmentId: there?.enrolmentId }]);
    await pay(school, orderToken, 'FIRST_INSTALLMENT');
    expect(await stateOf(userId, to.cohortId)).toBe('ONGOING');
    expect(await stateOf(userId, cohort.cohortId)).toBe('TRANSFERRED');
    expect(await blocks()).toEqual([]);
  });

  it('COHORT-06 ADMIT-03 shows the applicant the cohort they have moved to', async () => {
    const { choose, rowsOf } = paymentCalls(school);
    const dealId = newToken();
    const { orderId, orderToken, cohort } = await mintOffer(school, { dealTokenHash: hashToken(dealId) });
    const shown = async () =>
      (await school.call('GET', `/v1/client/public/my-applications/application?dealId=${dealId}`)).body
        .application.cohort;
    await choose(orderToken, 'UPFRONT');
    await pay(school, orderToken);
    expect(await shown()).toMatchObject({ batchNumber: cohort.batchNumber });
    const to = await mintCohort(school, { courseId: cohort.courseId });
    const [place] = (await rowsOf(orderId)).places;
    await move('TRANSFER', [{ enrolmentId: place?.enrolmentId ?? '', seen: 'ONGOING' }], to.cohortId);
    expect(await shown()).toMatchObject({ batchNumber: to.batchNumber });
  });

  it('COHORT-06 is refused into another course, into a cohort with an enrolment, or without a target', async () => {
    const { person, cohort, enrolmentId } = await mintPlace();
    const other = await mintCohort(school, { productId: 'BIM_M' });
    const same = await mintCohort(school, { courseId: cohort.courseId });
    await enrol(school, same.cohortId, person.userId);
    for (const to of [other, same, cohort])
      expect((await move('TRANSFER', [{ enrolmentId, seen: 'ONGOING' }], to.cohortId)).status).toBe(409);
    expect((await move('TRANSFER', [{ enrolmentId, seen: 'ONGOING' }])).status).toBe(409);
  });
});

describe('a paused place that is paid for', () => {
  const { choose, publicOrder, rowsOf } = paymentCalls(school);

  async function mintPaused() {
    const offer = await mintOffer(school);
    await choose(offer.orderToken, 'TWO_PART');
    await pay(school, offer.orderToken);
    const [place] = (await rowsOf(offer.orderId)).places;
    const { userId = '', enrolmentId = '' } = place ?? {};
    expect((await move('PAUSE', [{ enrolmentId, seen: 'ONGOING' }])).status).toBe(200);
    return { ...offer, userId, enrolmentId };
  }
  const unseatedIn = async (cohortId: string) =>
    (await school.call('GET', `/v1/office/cohorts/${cohortId}/groups`, { token: staff.token })).body
      .unseated as { orderId: string }[];

  it('COHORT-06 OFFICE-07 waits for no seat: it is on no list of such payers, and can be neither seated nor refunded as one', async () => {
    const { orderId, orderToken, cohort, userId } = await mintPaused();
    const { token } = await mintPerson(school, { staffRoles: ['OWNER'] });
    const { body } = await school.call('GET', '/v1/office/waiting', { token });
    const listed = body.waiting.flatMap(({ entries }: { entries: { id: string | null }[] }) => entries);
    expect(listed.map(({ id }: { id: string | null }) => id)).not.toContain(orderId);
    expect(await unseatedIn(cohort.cohortId)).toEqual([]);
    const order = await school.call('GET', `/v1/office/orders/${orderId}`, { token });
    expect(order.body.order).toMatchObject({ place: 'PAUSED', needs: [] });
    const seat = `/v1/office/cohorts/${cohort.cohortId}/payers/${orderId}`;
    expect((await school.call('PUT', seat, { token })).status).toBe(409);
    const refund = `/v1/office/orders/${orderId}/unseated-refund`;
    expect((await school.call('POST', refund, { token, body: { reason: 'No seat' } })).status).toBe(409);
    expect((await publicOrder(orderToken)).receipt.place).toBe('SEATED');
    expect(await stateOf(userId, cohort.cohortId)).toBe('WAITING');
  });

  it('COHORT-06 stays paused in the cohort it is moved to, until the learner is brought back', async () => {
    const { cohort, userId, enrolmentId } = await mintPaused();
    const to = await mintCohort(school, { courseId: cohort.courseId });
    await move('TRANSFER', [{ enrolmentId, seen: 'WAITING' }], to.cohortId);
    expect((await placeOf(userId, cohort.cohortId))?.pausedAt).toBeNull();
    const there = await placeOf(userId, to.cohortId);
    expect(there).toMatchObject({ state: 'WAITING', pausedAt: expect.any(Date) });
    expect(await unseatedIn(to.cohortId)).toEqual([]);
    await move('BRING_BACK', [{ enrolmentId: there?.enrolmentId ?? '', seen: 'WAITING' }]);
    expect(await placeOf(userId, to.cohortId)).toMatchObject({ state: 'ONGOING', pausedAt: null });
  });

  it('COHORT-06 COHORT-04 waits for a seat once its first payment finds the cohort full', async () => {
    const { person, cohort, enrolmentId } = await mintPlace();
    await move('PAUSE', [{ enrolmentId, seen: 'ONGOING' }]);
    const offer = await mintOffer(school, { cohortId: cohort.cohortId, emailId: person.emailId });
    const { body } = await initiate(school, offer.orderToken);
    await school.deps.db.update(cohorts).set({ seats: 0 }).where(eq(cohorts.cohortId, cohort.cohortId));
    await deliver(school, await decide(school, body.paymentId));
    expect(await stateOf(person.userId, cohort.cohortId)).toBe('WAITING');
    expect(await unseatedIn(cohort.cohortId)).toMatchObject([{ orderId: offer.orderId }]);
    expect((await publicOrder(offer.orderToken)).receipt.place).toBe('WAITING');
  });

  it('COHORT-06 ADOPT-14 is told from a place that waits for a seat by the audit log, where it was paused before the upgrade', async () => {
    const stays = await mintPaused();
    const moves = await mintPaused();
    const to = await mintCohort(school, { courseId: moves.cohort.courseId });
    await move('TRANSFER', [{ enrolmentId: moves.enrolmentId, seen: 'WAITING' }], to.cohortId);
    const returns = await mintPaused();
    await move('BRING_BACK', [{ enrolmentId: returns.enrolmentId, seen: 'WAITING' }]);
    const { db } = school.deps;
    await db
      .update(enrolments)
      .set({ state: 'WAITING' })
      .where(eq(enrolments.enrolmentId, returns.enrolmentId));
    await db.update(enrolments).set({ pausedAt: null });
    const file = await readFile(new URL('../../drizzle/0055_paused-places.sql', import.meta.url), 'utf8');
    await db.execute(sql.raw(file.slice(file.indexOf('WITH'))));
    const pausedAt = async (userId: string, cohortId: string) => (await placeOf(userId, cohortId))?.pausedAt;
    const pauseOf = async (userId: string) =>
      (await auditsOf(userId)).find(({ action }) => action === 'enrolments.pause')?.createdAt;
    expect(await pausedAt(stays.userId, stays.cohort.cohortId)).toEqual(await pauseOf(stays.userId));
    expect(await pausedAt(moves.userId, to.cohortId)).toEqual(await pauseOf(moves.userId));
    expect(await pausedAt(returns.userId, returns.cohort.cohortId)).toBeNull();
  });
});
