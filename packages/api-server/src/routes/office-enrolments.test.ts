import { randomUUID } from 'node:crypto';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintGroup, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries, emailTokens, userProfiles, users } from '../db/schema/accounts.ts';
import { ledgerEntries, orderInstalments, orders, payments } from '../db/schema/admissions.ts';
import { type cohorts, enrolments } from '../db/schema/cohorts.ts';
import { creditTotals } from '../db/schema/credit-totals.ts';
import { courseNodes, creditEntries, nodeProgress } from '../db/schema/curriculum.ts';
import { paymentBlocks } from '../db/schema/money.ts';
import { mails } from '../db/schema/operations.ts';

const school = openTestSchool();
const DAY = 86_400_000;
const staffOf = (...staffRoles: StaffRole[]) => mintPerson(school, { staffRoles });
let staff: Awaited<ReturnType<typeof mintPerson>>;
beforeAll(async () => {
  staff = await staffOf('ACADEMICS');
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  school.call('POST', `/v1/office/enrolments${path}`, { token: staff.token, body, headers });
const get = (query = '') => school.call('GET', `/v1/office/enrolments${query}`, { token: staff.token });

async function mintPlace(state: CohortUserState = 'ONGOING', cohort?: typeof cohorts.$inferSelect) {
  const person = await mintPerson(school);
  const at = cohort ?? (await mintCohort(school));
  const [place] = await enrol(school, at.cohortId, person.userId, state);
  if (!place) throw new Error('no place minted');
  return { person, cohort: at, enrolmentId: place.enrolmentId };
}

const preview = (move: string, enrolmentIds: string[], toCohortId?: string) =>
  post('/moves/preview', { move, enrolmentIds, ...(toCohortId ? { toCohortId } : {}) });
const move = (
  name: string,
  places: { enrolmentId: string; seen: CohortUserState }[],
  toCohortId?: string,
  headers = {},
) =>
  post(
    '/moves',
    { move: name, enrolments: places, reason: 'They asked', ...(toCohortId ? { toCohortId } : {}) },
    headers,
  );
const placeOf = async (userId: string, cohortId: string) => {
  const [row] = await school.deps.db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.cohortId, cohortId)));
  return row ?? null;
};
const stateOf = async (userId: string, cohortId: string) => (await placeOf(userId, cohortId))?.state;
const mailsTo = (emailId: string) => school.deps.db.select().from(mails).where(eq(mails.to, emailId));
const auditsOf = (subjectId: string) =>
  school.deps.db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId));

/** An order of a place with a paid instalment and one that is due in so many days. */
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

describe('who may', () => {
  it.each(['FINANCE', 'CONTENT', 'PLACEMENT', 'SUPPORT_TEAM', 'ADMISSIONS'] as const)(
    'COHORT-06 %s changes no place and enrols nobody',
    async (role) => {
      const other = await staffOf(role);
      const { enrolmentId, person, cohort } = await mintPlace();
      const answer = await school.call('POST', '/v1/office/enrolments/moves', {
        token: other.token,
        body: { move: 'BLOCK', enrolments: [{ enrolmentId, seen: 'ONGOING' }], reason: '' },
      });
      expect(answer.status).toBe(403);
      expect(await stateOf(person.userId, cohort.cohortId)).toBe('ONGOING');
    },
  );

  it.each([
    ['an unknown move', '/moves', { move: 'FORGET', enrolments: [], reason: '' }],
    ['no place', '/moves', { move: 'BLOCK', enrolments: [], reason: '' }],
    [
      'a place twice',
      '/moves/preview',
      {
        move: 'BLOCK',
        enrolmentIds: ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000001'],
      },
    ],
    [
      'an address that is none',
      '/people',
      {
        cohortId: '01900000-0000-7000-8000-000000000001',
        currency: null,
        from: { kind: 'PERSON', emailId: 'nobody', firstName: '', lastName: '' },
      },
    ],
  ])('COHORT-06 %s is bad input', async (_what, path, body) => {
    expect((await post(path, body)).status).toBe(400);
  });

  it('COHORT-06 places and cohorts that do not exist are not found', async () => {
    const id = randomUUID();
    expect((await preview('BLOCK', [id])).status).toBe(404);
    expect((await move('BLOCK', [{ enrolmentId: id, seen: 'ONGOING' }])).status).toBe(404);
    const { enrolmentId } = await mintPlace();
    expect((await preview('TRANSFER', [enrolmentId], id)).status).toBe(404);
    const from = { kind: 'PERSON', emailId: 'a@plinth.test', firstName: '', lastName: '' };
    expect((await post('/people/preview', { cohortId: id, currency: null, from })).status).toBe(404);
  });
});

describe('the list', () => {
  it('COHORT-06 shows places by cohort, state and words, in a fixed number of statements', async () => {
    const cohort = await mintCohort(school);
    const first = await mintPlace('ONGOING', cohort);
    await mintPlace('BLOCKED', cohort);
    const all = await get(`?cohortId=${cohort.cohortId}&sortBy=name&sortDirection=asc`);
    expect([all.status, all.body.total, all.body.enrolments.length]).toEqual([200, 2, 2]);
    expect((await get(`?cohortId=${cohort.cohortId}&state=BLOCKED`)).body.total).toBe(1);
    const found = await get(`?search=${first.person.emailId}`);
    expect(found.body.enrolments).toMatchObject([
      {
        enrolmentId: first.enrolmentId,
        name: 'Asha Test',
        state: 'ONGOING',
        batchNumber: cohort.batchNumber,
        groupTitle: null,
      },
    ]);
    expect((await get(`?userId=${first.person.userId}`)).body.total).toBe(1);
    expect((await get('?state=KING')).status).toBe(400);
    const listed = await get('/cohorts');
    expect(
      listed.body.cohorts.find((one: { cohortId: string }) => one.cohortId === cohort.cohortId),
    ).toMatchObject({
      seats: 40,
      taken: 2,
      isActive: true,
      isOpenCourse: false,
      startsAt: expect.any(String),
    });
  });
});

describe('pause, block, cancel and bring back', () => {
  it.each([
    ['PAUSE', 'ONGOING', 'WAITING', 'early'],
    ['BLOCK', 'ONGOING', 'BLOCKED', 'blocked-view'],
    ['CANCEL', 'UPCOMING', 'CANCELLED', 'own-documents'],
    ['BRING_BACK', 'BLOCKED', 'ONGOING', 'everything'],
    ['BRING_BACK', 'CANCELLED', 'ONGOING', 'everything'],
    ['BRING_BACK', 'WAITING', 'ONGOING', 'everything'],
  ] as const)(
    'COHORT-06 %s of a place that is %s makes it %s, as the preview said, told by one mail and logged',
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

  it('COHORT-06 a place that is complete is not moved, and the answer says so', async () => {
    const { enrolmentId } = await mintPlace('COMPLETED');
    expect((await preview('CANCEL', [enrolmentId])).body.moves).toMatchObject([
      { consequences: null, reason: 'A place that is completed cannot be cancelled.' },
    ]);
    const refused = await move('CANCEL', [{ enrolmentId, seen: 'COMPLETED' }]);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('COHORT-06 a cancellation says what is due and could go back, then ends the order and frees the seat of the group', async () => {
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
    await move('CANCEL', [{ enrolmentId: place.enrolmentId, seen: 'ONGOING' }]);
    expect(await placeOf(place.person.userId, place.cohort.cohortId)).toMatchObject({
      state: 'CANCELLED',
      groupId: null,
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
    'COHORT-06 a place whose instalment is due since %i days comes back as %s and its block for money is lifted',
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

  it('COHORT-06 a place that money would block again at once does not come back', async () => {
    const place = await mintPlace('BLOCKED');
    await mintOrder(place, -20);
    const { enrolmentId } = place;
    expect((await preview('BRING_BACK', [enrolmentId])).body.moves[0].reason).toMatch(/so long overdue/);
    expect((await move('BRING_BACK', [{ enrolmentId, seen: 'BLOCKED' }])).status).toBe(409);
  });

  it('COHORT-06 of two who change a place at once one is told that it has changed, and one mail goes out', async () => {
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

  it('COHORT-06 many are changed all or none, and sent twice they are changed once', async () => {
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

describe('to another cohort', () => {
  it('COHORT-06 the progress and the order go along, and the old place is TRANSFERRED', async () => {
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

  it('COHORT-06 a block for money goes along, and money still lifts it', async () => {
    const place = await mintPlace('BLOCKED');
    const { orderId } = await mintOrder(place, -20);
    await school.deps.db
      .insert(paymentBlocks)
      .values({ enrolmentId: place.enrolmentId, orderId, blockedAt: school.now() });
    const to = await mintCohort(school, { courseId: place.cohort.courseId });
    await move('TRANSFER', [{ enrolmentId: place.enrolmentId, seen: 'BLOCKED' }], to.cohortId);
    const there = await placeOf(place.person.userId, to.cohortId);
    expect(there?.state).toBe('BLOCKED');
    expect(
      await school.deps.db.select().from(paymentBlocks).where(eq(paymentBlocks.orderId, orderId)),
    ).toMatchObject([{ enrolmentId: there?.enrolmentId }]);
  });

  it('COHORT-06 into another course, or where they have a place, nobody moves', async () => {
    const { person, cohort, enrolmentId } = await mintPlace();
    const other = await mintCohort(school, { productId: 'BIM_M' });
    const same = await mintCohort(school, { courseId: cohort.courseId });
    await enrol(school, same.cohortId, person.userId);
    for (const to of [other, same, cohort])
      expect((await move('TRANSFER', [{ enrolmentId, seen: 'ONGOING' }], to.cohortId)).status).toBe(409);
    expect((await move('TRANSFER', [{ enrolmentId, seen: 'ONGOING' }])).status).toBe(409);
  });
});

describe('enrolling', () => {
  const one = (cohortId: string, emailId: string, currency: string | null = null) => ({
    cohortId,
    currency,
    from: { kind: 'PERSON', emailId, firstName: 'Meera', lastName: 'Iyer' },
  });
  const sheet = (cohortId: string, csv: string) => ({
    cohortId,
    currency: null,
    from: { kind: 'SHEET', csv },
  });
  const personAt = async (emailId: string) => {
    const [row] = await school.deps.db
      .select()
      .from(users)
      .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
      .where(eq(users.emailId, emailId));
    return row;
  };
  const address = () => `new-${randomUUID().slice(0, 8)}@plinth.test`;

  it('COHORT-06 somebody new gets an account, the place, and one mail to set a password', async () => {
    const cohort = await mintCohort(school);
    const emailId = address();
    expect((await post('/people/preview', one(cohort.cohortId, emailId))).body).toEqual({
      fault: null,
      faults: [],
      counts: { invited: 1, known: 0, again: 0, already: 0 },
      state: 'ONGOING',
      due: null,
      seats: 40,
      taken: 0,
    });
    expect(await personAt(emailId)).toBeUndefined();
    const done = await post('/people', one(cohort.cohortId, emailId));
    expect([done.status, done.body]).toEqual([201, { invited: 1, known: 0, again: 0, already: 0 }]);
    const made = await personAt(emailId);
    expect(made).toMatchObject({ users: { passwordHash: null }, user_profiles: { firstName: 'Meera' } });
    const userId = made?.users.userId ?? '';
    expect(await stateOf(userId, cohort.cohortId)).toBe('ONGOING');
    expect(
      await school.deps.db.select().from(emailTokens).where(eq(emailTokens.userId, userId)),
    ).toHaveLength(1);
    const sent = await mailsTo(emailId);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('/reset-password?token=');
    expect(await auditsOf(userId)).toMatchObject([
      { action: 'enrolments.enrol', before: { state: null }, after: { state: 'ONGOING' } },
    ]);
  });

  it('COHORT-06 somebody with an account keeps it, comes back from a cancelled place, and is left alone in a living one', async () => {
    const cohort = await mintCohort(school, {}, -10);
    const person = await mintPerson(school);
    expect((await post('/people', one(cohort.cohortId, person.emailId))).body.known).toBe(1);
    expect(await stateOf(person.userId, cohort.cohortId)).toBe('UPCOMING');
    expect((await post('/people', one(cohort.cohortId, person.emailId))).body.already).toBe(1);
    expect(await mailsTo(person.emailId)).toHaveLength(1);
    await school.deps.db
      .update(enrolments)
      .set({ state: 'CANCELLED' })
      .where(eq(enrolments.userId, person.userId));
    expect((await post('/people', one(cohort.cohortId, person.emailId))).body.again).toBe(1);
    expect(await stateOf(person.userId, cohort.cohortId)).toBe('UPCOMING');
    expect((await personAt(person.emailId))?.user_profiles.firstName).toBe('Asha');
  });

  it('COHORT-06 with a payment due the place waits for it, and the mail leads to the order', async () => {
    const cohort = await mintCohort(school);
    const person = await mintPerson(school);
    const body = one(cohort.cohortId, person.emailId, 'INR');
    expect((await post('/people/preview', body)).body).toMatchObject({
      state: 'WAITING',
      due: { currency: 'INR', amount: 12_000_000 },
    });
    expect((await post('/people', body)).status).toBe(201);
    expect(await stateOf(person.userId, cohort.cohortId)).toBe('WAITING');
    expect(await school.deps.db.select().from(orders).where(eq(orders.userId, person.userId))).toMatchObject([
      { status: 'PLAN_CREATED', cohortId: cohort.cohortId, listPrice: 12_000_000 },
    ]);
    expect((await mailsTo(person.emailId))[0]?.text).toContain('/payment-plan?orderToken=');
    const place = await placeOf(person.userId, cohort.cohortId);
    const said = await preview('BRING_BACK', [place?.enrolmentId ?? '']);
    expect(said.body.moves[0].consequences).toMatchObject({
      state: 'ONGOING',
      money: { instalments: 'STAY_DUE', refundable: 0 },
    });
  });

  it('COHORT-06 a dry run names each faulty row, and nobody is enrolled before all are right', async () => {
    const cohort = await mintCohort(school);
    const moved = await mintPlace('TRANSFERRED', cohort);
    const good = address();
    const csv = `Email,First name\n${good},Asha\nnobody,Ravi\n${good},Twice\n${moved.person.emailId},Moved\n`;
    expect((await post('/people/preview', sheet(cohort.cohortId, csv))).body).toMatchObject({
      fault: null,
      faults: [
        { line: 3, message: '"nobody" is no address' },
        { line: 4, message: `${good} stands on line 2 already` },
        { line: 5, message: expect.stringContaining('move them back') },
      ],
      counts: { invited: 1 },
    });
    const refused = await post('/people', sheet(cohort.cohortId, csv));
    expect([refused.status, refused.body.data.faults.length]).toEqual([409, 3]);
    expect(await personAt(good)).toBeUndefined();
  });

  it('COHORT-06 a file of 5,000 rows with a wrong separator gets one answer; with the right one all are enrolled once', async () => {
    const cohort = await mintCohort(school);
    const tag = randomUUID().slice(0, 6);
    const rows = (separator: string) =>
      ['Email', 'First name', 'Last name'].join(separator) +
      Array.from(
        { length: 5000 },
        (_, at) => `\np${at}-${tag}@plinth.test${separator}P${at}${separator}Q`,
      ).join('');
    const wrong = await post('/people/preview', sheet(cohort.cohortId, rows('|')));
    expect([wrong.status, wrong.body.faults, wrong.body.counts.invited]).toEqual([200, [], 0]);
    expect(wrong.body.fault).toMatch(/cannot be told apart/);
    const key = { 'idempotency-key': randomUUID() };
    const body = sheet(cohort.cohortId, rows(','));
    expect((await post('/people/preview', body)).body.counts.invited).toBe(5000);
    const [first, second] = await Promise.all([post('/people', body, key), post('/people', body, key)]);
    expect([first.status, first.body]).toEqual([201, { invited: 5000, known: 0, again: 0, already: 0 }]);
    expect(second.body).toEqual(first.body);
    expect(await school.deps.db.$count(enrolments, eq(enrolments.cohortId, cohort.cohortId))).toBe(5000);
    expect(
      await school.deps.db.$count(
        mails,
        inArray(
          mails.to,
          [0, 4999].map((at) => `p${at}-${tag}@plinth.test`),
        ),
      ),
    ).toBe(2);
  }, 180_000);

  it('COHORT-06 two who enrol the same people at once enrol them once', async () => {
    const cohort = await mintCohort(school);
    const people = [address(), address()];
    const csv = `Email\n${people.join('\n')}\n`;
    const answers = await Promise.all([1, 2, 3].map(() => post('/people', sheet(cohort.cohortId, csv))));
    const places = await school.deps.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.cohortId, cohort.cohortId));
    expect(places.map(({ groupId }) => groupId !== null)).toEqual([true, true]);
    expect(answers.map(({ body }) => body.invited).sort()).toEqual([0, 0, 2]);
    expect(answers.map(({ body }) => body.already).sort()).toEqual([0, 2, 2]);
    expect(await mailsTo(people[0] ?? '')).toHaveLength(1);
  });

  it('COHORT-06 a cohort that has ended takes nobody, and an open course costs nothing', async () => {
    const ended = await mintCohort(school, { status: 'INACTIVE' });
    expect((await post('/people', one(ended.cohortId, address()))).status).toBe(409);
    const open = await mintCohort(school, { cohortGroup: 'FREEMIUM' });
    expect((await post('/people', one(open.cohortId, address(), 'INR'))).status).toBe(409);
    expect((await post('/people/preview', one(open.cohortId, address()))).body.state).toBe('WAITING');
  });
});
