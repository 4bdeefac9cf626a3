import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { enrolmentCalls } from '../../test/enrolment-calls.ts';
import { mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { emailTokens, userProfiles, users } from '../db/schema/accounts.ts';
import { orders } from '../db/schema/admissions.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { mails } from '../db/schema/operations.ts';

const school = openTestSchool();
const staffOf = (...staffRoles: StaffRole[]) => mintPerson(school, { staffRoles });
let staff: Awaited<ReturnType<typeof mintPerson>>;
beforeAll(async () => {
  staff = await staffOf('ACADEMICS');
});

const { post, mintPlace, preview, move, placeOf, stateOf, mailsTo, auditsOf } = enrolmentCalls(
  school,
  () => staff.token,
);
const get = (query = '') => school.call('GET', `/v1/office/enrolments${query}`, { token: staff.token });

describe('access to enrolments', () => {
  it.each(['FINANCE', 'CONTENT', 'PLACEMENT', 'SUPPORT_TEAM', 'ADMISSIONS'] as const)(
    'COHORT-06 %s cannot change an enrolment and cannot enrol anyone',
    async (role) => {
      const other = await staffOf(role);
      const { enrolmentId, person, cohort } = await mintPlace();
      const answer = await school.call('POST', '/v1/office/enrolments/moves', {
        token: other.token,
        body: { move: 'BLOCK', enrolments: [{ enrolmentId, seen: 'ONGOING' }], reason: '' },
      });
      expect(answer.status).toBe(403);
      const from = { kind: 'PERSON', emailId: `by-${role}@plinth.test`, firstName: '', lastName: '' };
      for (const path of ['/people/preview', '/people'])
        expect(
          await school.call('POST', `/v1/office/enrolments${path}`, {
            token: other.token,
            body: { cohortId: cohort.cohortId, currency: null, from },
          }),
        ).toMatchObject({ status: 403 });
      expect(
        await school.deps.db.select().from(enrolments).where(eq(enrolments.cohortId, cohort.cohortId)),
      ).toMatchObject([{ userId: person.userId, state: 'ONGOING' }]);
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
  ])('COHORT-06 %s returns 400', async (_what, path, body) => {
    expect((await post(path, body)).status).toBe(400);
  });

  it('COHORT-06 unknown enrolments and cohorts return 404', async () => {
    const id = randomUUID();
    expect((await preview('BLOCK', [id])).status).toBe(404);
    expect((await move('BLOCK', [{ enrolmentId: id, seen: 'ONGOING' }])).status).toBe(404);
    const { enrolmentId } = await mintPlace();
    expect((await preview('TRANSFER', [enrolmentId], id)).status).toBe(404);
    const from = { kind: 'PERSON', emailId: 'a@plinth.test', firstName: '', lastName: '' };
    expect((await post('/people/preview', { cohortId: id, currency: null, from })).status).toBe(404);
  });
});

describe('the list of enrolments', () => {
  it('COHORT-06 is filtered by cohort, state, person and words in a fixed number of statements; cohorts show their seats', async () => {
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
        productId: cohort.productId,
        batchNumber: cohort.batchNumber,
        groupTitle: null,
      },
    ]);
    expect((await get(`?search=${cohort.productId}-${cohort.batchNumber}`)).body.total).toBe(2);
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
    const count = () => school.countQueries(() => get(`?cohortId=${cohort.cohortId}`));
    const few = await count();
    for (let n = 0; n < 8; n += 1) await mintPlace('ONGOING', cohort);
    expect(await count()).toBe(few);
  });
});

describe('a paused place', () => {
  it('COHORT-06 OFFICE-08 is told from one that waits, in the lists of enrolments and people, on the page of the person and in both files', async () => {
    const cohort = await mintCohort(school);
    const paused = await mintPlace('ONGOING', cohort);
    const waiting = await mintPlace('WAITING', cohort);
    await move('PAUSE', [{ enrolmentId: paused.enrolmentId, seen: 'ONGOING' }]);
    const of = `cohortId=${cohort.cohortId}`;
    const people = (path: string) => school.call('GET', `/v1/office/people${path}`, { token: staff.token });
    const idsOf = (rows: { userId: string }[]) => rows.map(({ userId }) => userId);
    for (const [state, { person }, isPaused] of [
      ['PAUSED', paused, true],
      ['WAITING', waiting, false],
    ] as const) {
      const listed = (await get(`?${of}&state=${state}`)).body;
      expect(listed).toMatchObject({ total: 1, enrolments: [{ state: 'WAITING', isPaused }] });
      expect(idsOf(listed.enrolments)).toEqual([person.userId]);
      const found = (await people(`?${of}&state=${state}`)).body.people;
      expect(idsOf(found)).toEqual([person.userId]);
      expect(found[0].enrolments).toMatchObject([{ state: 'WAITING', isPaused }]);
      const own = (await people(`/${person.userId}/enrolments`)).body.enrolments;
      expect(own).toMatchObject([{ state: 'WAITING', isPaused }]);
      const named = `${cohort.productId}-${cohort.batchNumber}`;
      expect((await get(`/csv?${of}&state=${state}`)).body).toContain(`${named},,${state},`);
      expect((await people(`/csv?${of}&state=${state}`)).body).toContain(`${named}: ${state}`);
    }
    expect((await get(`?${of}`)).body.total).toBe(2);
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

  it('COHORT-06 a new person gets an account, an enrolment, and one email to set a password', async () => {
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

  it('COHORT-06 an account holder keeps the account, returns from a cancelled enrolment, and a current one is unchanged', async () => {
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

  it('COHORT-06 with a payment due the enrolment waits for it, and the email links to the order', async () => {
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
    const [mail] = await mailsTo(person.emailId);
    expect(mail?.subject).toMatch(/^Your place can be paid for: /);
    expect(mail?.text).toContain('/payment-plan?orderToken=');
    expect(mail?.text).toContain(
      'is ready to be paid for. No seat is kept: seats go to those who pay first.',
    );
    const { body: after } = await post('/people/preview', one(cohort.cohortId, address(), 'INR'));
    expect(after.taken).toBe(0);
    const place = await placeOf(person.userId, cohort.cohortId);
    const said = await preview('BRING_BACK', [place?.enrolmentId ?? '']);
    expect(said.body.moves[0].consequences).toMatchObject({
      state: 'ONGOING',
      money: { instalments: 'STAY_DUE', refundable: 0 },
    });
  });

  it('COHORT-06 a dry run lists each faulty row, and nobody is enrolled until all rows are right', async () => {
    const cohort = await mintCohort(school);
    const moved = await mintPlace('TRANSFERRED', cohort);
    const good = address();
    const csv = `Email,First name\n${good},Asha\nnobody,Ravi\n${good},Twice\n${moved.person.emailId},Moved\n`;
    expect((await post('/people/preview', sheet(cohort.cohortId, csv))).body).toMatchObject({
      fault: null,
      faults: [
        { line: 3, message: '"nobody" is no address' },
        { line: 4, message: `${good} is already on line 2` },
        { line: 5, message: expect.stringContaining('move them back') },
      ],
      counts: { invited: 1 },
    });
    const refused = await post('/people', sheet(cohort.cohortId, csv));
    expect([refused.status, refused.body.data.faults.length]).toEqual([409, 3]);
    expect(await personAt(good)).toBeUndefined();
  });

  it('COHORT-06 5,000 rows with a wrong separator get one fault; with the right one all are enrolled once', async () => {
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

  it('COHORT-06 concurrent requests enrol the same people once', async () => {
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

  it('COHORT-06 a cohort that has ended accepts nobody, and an open course accepts no price', async () => {
    const ended = await mintCohort(school, { status: 'INACTIVE' });
    expect((await post('/people', one(ended.cohortId, address()))).status).toBe(409);
    const open = await mintCohort(school, { cohortGroup: 'FREEMIUM' });
    expect((await post('/people', one(open.cohortId, address(), 'INR'))).status).toBe(409);
    expect((await post('/people/preview', one(open.cohortId, address()))).body.state).toBe('WAITING');
  });
});
