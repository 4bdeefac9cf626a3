import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries, userProfiles, users } from '../db/schema/accounts.ts';

const school = openTestSchool();
const LIST = '/v1/office/people';
const ID = '01900000-0000-7000-8000-000000000001';
const support = () => mintPerson(school, { staffRoles: ['SUPPORT_TEAM'] });
const list = (token: string, query = '') => school.call('GET', `${LIST}${query}`, { token });
const idsOf = (body: { people: { userId: string }[] }) => body.people.map(({ userId }) => userId);
const newWord = () => `w${randomBytes(5).toString('hex')}`;

describe('the list of all people', () => {
  it('OFFICE-08 finds by parts of the name, the address or the phone number, in any order and case', async () => {
    const { token } = await support();
    const lastName = newWord();
    const phone = `+9198${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
    const person = await mintPerson(school, { firstName: 'Meenakshi', lastName, phone });
    await mintPerson(school, { firstName: 'Ravi', lastName });
    for (const search of [
      `${lastName.toUpperCase()} meena`,
      person.emailId,
      phone,
      `${phone.slice(4)} meenak`,
      `0${phone.slice(3, 8)} ${phone.slice(8)}`,
      `+91 (0)${phone.slice(3, 8)}-${phone.slice(8)}`,
    ]) {
      const { body } = await list(token, `?search=${encodeURIComponent(search)}`);
      expect([body.total, idsOf(body)]).toEqual([1, [person.userId]]);
    }
    expect((await list(token, `?search=${lastName}`)).body.total).toBe(2);
    const accented = await mintPerson(school, { firstName: 'Élodie Łucja', lastName });
    for (const search of ['elodie', 'él', 'Elodie lucja', 'ÉLODIE', 'E\u0301lodie']) {
      const { body } = await list(token, `?search=${encodeURIComponent(`${search} ${lastName}`)}`);
      expect(idsOf(body), search).toEqual([accented.userId]);
    }
    const { body } = await list(token, `?search=${encodeURIComponent(`Mèenákshi ${lastName}`)}`);
    expect(idsOf(body)).toEqual([person.userId]);
    expect((await list(token, `?search=${lastName.slice(0, 4)}_${lastName.slice(5)}`)).body.total).toBe(0);
  });

  it("OFFICE-08 filters by kind of person, enrolment state and cohort, and shows each person's enrolments", async () => {
    const { token } = await support();
    const lastName = newWord();
    const mint = (change: Parameters<typeof mintPerson>[1] = {}) =>
      mintPerson(school, { lastName, ...change });
    const [one, other] = [await mintCohort(school), await mintCohort(school)];
    const learner = await mint({ phone: '+919800000001' });
    const guide = await mint({ roles: ['INDUSTRIAL_GUIDE'] });
    const lead = await mint({ roles: ['LEAD_MENTOR'] });
    const owner = await mint({ staffRoles: ['OWNER'] });
    await enrol(school, one.cohortId, learner.userId, 'ONGOING');
    await enrol(school, other.cohortId, learner.userId, 'BLOCKED');
    const found = async (query: string) =>
      idsOf((await list(token, `?search=${lastName}&${query}`)).body).sort();
    expect(await found('kind=LEARNER')).toEqual([learner.userId]);
    expect(await found('kind=INDUSTRIAL_GUIDE')).toEqual([guide.userId]);
    expect(await found('kind=LEAD_MENTOR')).toEqual([lead.userId]);
    expect(await found('kind=STAFF')).toEqual([owner.userId]);
    expect(await found('state=BLOCKED')).toEqual([learner.userId]);
    expect(await found(`state=BLOCKED&cohortId=${one.cohortId}`)).toEqual([]);
    expect(await found(`state=ONGOING&cohortId=${one.cohortId}`)).toEqual([learner.userId]);
    expect(await found(`cohortId=${other.cohortId}`)).toEqual([learner.userId]);
    const { body } = await list(token, `?search=${lastName}&state=BLOCKED`);
    expect(body.people[0]).toEqual({
      userId: learner.userId,
      emailId: learner.emailId,
      phone: '+919800000001',
      firstName: 'Asha',
      lastName,
      roles: [],
      staffRoles: [],
      createdAt: expect.any(String),
      enrolments: expect.arrayContaining([
        {
          cohortId: other.cohortId,
          cohort: `BIM for Architects, BIM_A-${other.batchNumber}`,
          state: 'BLOCKED',
          isPaused: false,
        },
        {
          cohortId: one.cohortId,
          cohort: `BIM for Architects, BIM_A-${one.batchNumber}`,
          state: 'ONGOING',
          isPaused: false,
        },
      ]),
    });
    const choices = (await school.call('GET', `${LIST}/cohort-choices`, { token })).body.cohorts;
    expect(choices).toContainEqual({
      cohortId: one.cohortId,
      title: `BIM for Architects, BIM_A-${one.batchNumber}`,
    });
  });

  it('OFFICE-08 sorts and pages on the server, with four statements beyond the session check', async () => {
    const { token } = await support();
    const lastName = newWord();
    for (let one = 10; one < 33; one += 1)
      await mintPerson(school, {
        firstName: `Quill ${one}`,
        lastName,
        createdAt: new Date(Date.UTC(2026, 0, 40 - one)),
      });
    const namesOf = async (query: string) =>
      (await list(token, `?search=${lastName}${query}`)).body.people.map(
        ({ firstName }: { firstName: string }) => firstName,
      );
    const all = Array.from({ length: 23 }, (_, at) => `Quill ${at + 10}`);
    expect(await namesOf('')).toEqual(all.slice(0, 20));
    expect(await namesOf('&pageNo=1')).toEqual(all.slice(20));
    expect(await namesOf('&sortDirection=desc')).toEqual(all.toReversed().slice(0, 20));
    expect(await namesOf('&sortBy=createdAt')).toEqual(all.toReversed().slice(0, 20));
    expect(await school.countQueries(() => list(token, `?search=${lastName}`))).toBe(5);
  });

  it('OFFICE-08 pages far from the beginning continue where the previous one ends, up to the last', async () => {
    const { token } = await support();
    const lastName = newWord();
    const people = await school.deps.db
      .insert(users)
      .values(
        Array.from({ length: 1_050 }, (_, at) => ({
          emailId: `${lastName}-${at}@plinth.test`.toLowerCase(),
          userHash: `${lastName}-${at}`,
          createdAt: school.now(),
        })),
      )
      .returning();
    await school.deps.db.insert(userProfiles).values(
      people.map(({ userId }, at) => ({
        userId,
        firstName: String(at).padStart(4, '0'),
        lastName,
        updatedAt: school.now(),
      })),
    );
    const pageOf = async (pageNo: number, order = '') => {
      const { body } = await list(token, `?search=${lastName}&pageNo=${pageNo}${order}`);
      expect(body.total).toBe(1_050);
      return body.people.map(({ firstName }: { firstName: string }) => Number(firstName));
    };
    const from = (first: number, length: number, step = 1) =>
      Array.from({ length }, (_, at) => first + at * step);
    expect(await pageOf(49)).toEqual(from(980, 20));
    expect(await pageOf(50)).toEqual(from(1_000, 20));
    expect(await pageOf(52)).toEqual(from(1_040, 10));
    expect(await pageOf(52, '&sortDirection=desc')).toEqual(from(9, 10, -1));
    expect(await pageOf(53)).toEqual([]);
  });

  it('OFFICE-08 exports the filtered rows as CSV without formulas, and the audit log records it', async () => {
    const staff = await support();
    const lastName = newWord();
    const cohort = await mintCohort(school);
    const person = await mintPerson(school, { firstName: '=1+1', lastName });
    await enrol(school, cohort.cohortId, person.userId, 'UPCOMING');
    await mintPerson(school, { lastName });
    const answer = await school.call('GET', `${LIST}/csv?search=${lastName}&state=UPCOMING`, {
      token: staff.token,
    });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="people-.*\.csv"$/);
    const lines = String(answer.body).trimEnd().split('\r\n');
    expect(lines).toEqual([
      'user id,first name,last name,address,phone,teaches as,works as,joined (UTC),enrolments',
      expect.stringContaining(
        `${person.userId},'=1+1,${lastName},${person.emailId},,,,${person.createdAt.toISOString()},"BIM for Architects, BIM_A-${cohort.batchNumber}: UPCOMING"`,
      ),
    ]);
    expect(
      await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, staff.userId)),
    ).toMatchObject([
      {
        action: 'people.exported',
        details: { search: lastName, state: 'UPCOMING', rows: 1 },
        source: 'OFFICE',
      },
    ]);
  });

  it.each([
    'kind=KING',
    'state=LATE',
    'cohortId=1',
    'pageNo=-1',
    'sortBy=phone',
    'sortDirection=up',
    `search=${'x'.repeat(101)}`,
  ])('OFFICE-08 a list with %s returns 400', async (query) => {
    const { token } = await support();
    const { status, body } = await list(token, `?${query}`);
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('the account details of a person', () => {
  it('PERSON-01 are returned with one statement beyond the session check', async () => {
    const { token } = await support();
    const person = await mintPerson(school, { withPassword: true, roles: ['INDUSTRIAL_GUIDE'] });
    const read = () => school.call('GET', `${LIST}/${person.userId}`, { token });
    expect((await read()).body.person).toMatchObject({
      userId: person.userId,
      emailId: person.emailId,
      firstName: 'Asha',
      roles: ['INDUSTRIAL_GUIDE'],
      hasPassword: true,
      identity: null,
      deletionDueAt: null,
    });
    expect(await school.countQueries(read)).toBe(2);
  });

  it('PERSON-01 of an unknown person return 404, and an invalid id returns 400', async () => {
    const { token } = await support();
    expect((await school.call('GET', `${LIST}/${ID}`, { token })).status).toBe(404);
    expect((await school.call('GET', `${LIST}/nobody`, { token })).status).toBe(400);
  });
});
