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
    expect(await causeOf(db.delete(auditEntries))).toMatch(refused);
    expect(await causeOf(db.execute(sql`truncate audit_entries`))).toMatch(refused);
  });
});
