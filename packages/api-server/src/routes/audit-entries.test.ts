import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintCohort, mintPerson } from '../../test/mint.ts';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';

const school = openTestSchool();
const LOG = '/v1/office/audit-entries';
const read = (token: string, query = '') => school.call('GET', `${LOG}${query}`, { token });
const ownerOf = () =>
  mintPerson(school, {
    staffRoles: ['OWNER'],
    firstName: 'Olivia',
    lastName: randomBytes(4).toString('hex'),
  });

/**
 * Entries with a unique name, inserted by SQL: the log of a running school contains names that the types no longer
 * know.
 */
async function mintEntries(
  count: number,
  change: Partial<Omit<typeof auditEntries.$inferInsert, 'action'>> = {},
  action = `test.${randomBytes(4).toString('hex')}`,
) {
  const from = school.now().getTime();
  await school.deps.db.insert(auditEntries).values(
    Array.from({ length: count }, (_, one) => ({
      action: sql`${action}`,
      createdAt: new Date(from + one),
      details: { one },
      ...change,
    })),
  );
  return action;
}

describe('the audit log', () => {
  it('OFFICE-06 shows who changed what, when, for whom, before and after, and from where, the latest first', async () => {
    const owner = await ownerOf();
    const person = await mintPerson(school, { staffRoles: ['FINANCE'] });
    await school.call('PUT', `/v1/office/staff/${person.userId}/roles`, {
      token: owner.token,
      body: { staffRoles: ['FINANCE', 'CONTENT'], seen: ['FINANCE'] },
    });
    const { body } = await read(owner.token, `?personId=${person.userId}`);
    expect(body).toEqual({
      total: 1,
      entries: [
        expect.objectContaining({
          actor: { userId: owner.userId, name: `Olivia ${owner.lastName}`, emailId: owner.emailId },
          subject: { userId: person.userId, name: 'Asha Test', emailId: person.emailId },
          action: 'staff.roles',
          before: { staffRoles: ['FINANCE'] },
          after: { staffRoles: ['FINANCE', 'CONTENT'] },
          source: 'OFFICE',
        }),
      ],
    });
  });

  it('OFFICE-06 OFFICE-08 can be searched, filtered by source and day, and paged, in two statements besides the session', async () => {
    const owner = await ownerOf();
    const action = await mintEntries(25, { source: 'ACTING', actorId: owner.userId });
    const first = await read(owner.token, `?search=${action}`);
    expect([first.body.total, first.body.entries.length, first.body.entries[0].details.one]).toEqual([
      25, 20, 24,
    ]);
    expect((await read(owner.token, `?search=${action}&pageNo=1`)).body.entries).toHaveLength(5);
    expect((await read(owner.token, `?search=${action}&source=COMMAND`)).body.total).toBe(0);
    expect((await read(owner.token, `?search=${action}+${owner.lastName}`)).body.total).toBe(25);
    const today = new Date(school.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    expect((await read(owner.token, `?search=${action}&fromDay=${today}&toDay=${today}`)).body.total).toBe(
      25,
    );
    expect((await read(owner.token, `?search=${action}&toDay=2026-01-01`)).body.total).toBe(0);
    expect(await school.countQueries(() => read(owner.token, `?search=${action}`))).toBe(3);
  });

  it('OFFICE-06 names what the ids in its entries stand for, with one more statement per page', async () => {
    const owner = await ownerOf();
    const cohort = await mintCohort(school);
    const person = await mintPerson(school, { firstName: 'Bela' });
    const { applicationId, emailId } = await mintOrder(school);
    const gone = randomUUID();
    const action = await mintEntries(25, {
      details: { cohortId: cohort.cohortId, applicationId, orderId: '17', cohorts: [gone] },
      before: { [person.userId]: 'ABSENT' },
      after: { leadMentorId: person.userId },
    });
    const { body } = await read(owner.token, `?search=${action}`);
    const names = [
      {
        id: cohort.cohortId,
        kind: 'COHORT',
        name: `BIM_A-${cohort.batchNumber}`,
        emailId: null,
        cohortId: null,
      },
      { id: applicationId, kind: 'APPLICATION', name: expect.any(String), emailId, cohortId: null },
      { id: person.userId, kind: 'PERSON', name: 'Bela Test', emailId: person.emailId, cohortId: null },
    ];
    expect(body.entries[0].names).toHaveLength(3);
    expect(body.entries[0].names).toEqual(expect.arrayContaining(names));
    const one = await mintEntries(1, { details: { cohortId: cohort.cohortId } });
    expect(await school.countQueries(() => read(owner.token, `?search=${one}`))).toBe(4);
    expect(await school.countQueries(() => read(owner.token, `?search=${action}`))).toBe(4);
    const file = await school.call('GET', `${LOG}/csv?search=${action}`, { token: owner.token });
    expect(String(file.body).split('\r\n')[1]).toContain(`,${action},${emailId},`);
  });

  it('OFFICE-06 OFFICE-08 can be searched by an applicant without an account, and by cohort code', async () => {
    const owner = await ownerOf();
    const cohort = await mintCohort(school);
    const { applicationId, emailId } = await mintOrder(school);
    const action = await mintEntries(1, { details: { applicationId } });
    await mintEntries(2, { details: { cohortId: cohort.cohortId } }, action);
    const found = async (word: string) => (await read(owner.token, `?search=${action}+${word}`)).body.total;
    expect(await found(emailId)).toBe(1);
    expect(await found(`bim_a-${cohort.batchNumber}`)).toBe(2);
    expect(await found('nobody-at-all')).toBe(0);
  });

  it('OFFICE-06 does not name an applicant whose account was erased', async () => {
    const owner = await ownerOf();
    const { applicationId } = await mintOrder(school, { emailId: `${randomUUID()}@account.invalid` });
    const action = await mintEntries(1, { details: { applicationId } });
    expect((await read(owner.token, `?search=${action}`)).body.entries[0].names).toEqual([]);
  });

  it.each(['?fromDay=2026-02-30', '?personId=asha', '?source=NOWHERE', '?pageNo=-1'])(
    'OFFICE-06 %s is refused',
    async (query) => {
      const owner = await ownerOf();
      expect((await read(owner.token, query)).status).toBe(400);
    },
  );

  it('OFFICE-06 is exported as CSV in which no cell runs as a formula', async () => {
    const owner = await ownerOf();
    const action = await mintEntries(3, {}, `=cmd ${randomBytes(4).toString('hex')}`);
    const found = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.details, { one: 2 }));
    expect(found.length).toBeGreaterThan(0);
    const response = await school.raw(
      `${LOG}/csv?search=${encodeURIComponent(found.at(-1)?.action ?? action)}`,
      {
        headers: { 'x-auth-token': owner.token },
      },
    );
    expect(response.headers.get('content-disposition')).toMatch(
      /attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"/,
    );
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain("'=cmd");
  });

  it('OFFICE-06 OFFICE-08 are all exported, each once, however many there are and were made at one time', async () => {
    const owner = await ownerOf();
    const action = `test.${randomBytes(4).toString('hex')}`;
    const count = 50_001;
    const { db } = school.deps;
    // Microseconds apart, as rows that the database stamps, and five at each of them.
    await db.execute(sql`
      insert into audit_entries (audit_id, action, details, created_at)
      select gen_random_uuid(), ${action}, json_build_object('nth', nth), now() + (nth / 5) * interval '1 microsecond'
      from generate_series(0, ${count}::int - 1) as nth`);
    // As the database does by itself some time after so many new rows; until then it reads them slowly.
    await db.execute(sql`analyze audit_entries`);
    const { body } = await school.call('GET', `${LOG}/csv?search=${action}`, { token: owner.token });
    const lines = String(body).trim().split('\r\n').slice(1);
    const numbers = lines.map((line) => Number(/nth"*: ?(\d+)/.exec(line)?.[1]));
    expect(new Set(numbers).size).toBe(count);
    expect(numbers).toHaveLength(count);
    const isLater = (nth: number, at: number) => Math.floor(nth / 5) === Math.floor((count - 1 - at) / 5);
    expect(numbers.filter((nth, at) => !isLater(nth, at))).toEqual([]);
  });

  it('OFFICE-06 cannot be updated, deleted or truncated, even by a statement of the server', async () => {
    await mintEntries(1);
    const { db } = school.deps;
    const refused = /append-only/;
    const causeOf = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        (error: Error) => String(error.cause ?? error),
      );
    expect(await causeOf(db.update(auditEntries).set({ action: 'refund' }))).toMatch(refused);
    for (const details of [{ one: 3 }, { one: '(erased)' }, {}, { one: 2, two: '(erased)' }])
      expect(await causeOf(db.update(auditEntries).set({ details }))).toMatch(refused);
    expect(await causeOf(db.delete(auditEntries))).toMatch(refused);
    expect(await causeOf(db.execute(sql`truncate audit_entries`))).toMatch(refused);
  });

  it('OFFICE-06 PERSON-03 allow only that words are replaced by the mark that they were erased', async () => {
    const { db } = school.deps;
    const [entry] = await db
      .insert(auditEntries)
      .values({
        action: 'refund',
        details: { reason: 'Moved', list: ['a', { name: 'Asha' }], amount: 1 },
        before: { name: 'Asha' },
        createdAt: school.now(),
      })
      .returning();
    const own = eq(auditEntries.auditId, entry?.auditId ?? '');
    const change = (set: Partial<typeof auditEntries.$inferInsert>) =>
      db
        .update(auditEntries)
        .set(set)
        .where(own)
        .then(
          () => 'done',
          (error: Error) => String(error.cause),
        );
    for (const set of [
      { details: { reason: 'Other', list: ['a', { name: 'Asha' }], amount: 1 } },
      { details: { reason: 'Moved', list: ['a'], amount: 1 } },
      { details: { reason: 'Moved', list: ['a', { name: 'Asha' }], amount: '(erased)' } },
      { details: { reason: '(erased)', list: '(erased)', amount: 1 } },
      { before: null },
      { after: { name: '(erased)' } },
      { before: { name: '(erased)' }, source: 'OFFICE' as const },
    ])
      expect(await change(set), JSON.stringify(set)).toMatch(/append-only/);
    const erased = {
      details: { reason: '(erased)', list: ['a', { name: '(erased)' }], amount: 1 },
      before: { name: '(erased)' },
    };
    expect(await change(erased)).toBe('done');
    expect(await db.select().from(auditEntries).where(own)).toEqual([{ ...entry, ...erased }]);
  });
});
