import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mintPerson } from '../../../test/mint.ts';
import { mintOrder } from '../../../test/mint-order.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { waitsForLock } from '../../../test/waits-for-lock.ts';
import { auditEntries } from '../../db/schema/accounts.ts';
import { orders } from '../../db/schema/admissions.ts';
import { applicationNotes } from '../../db/schema/application-notes.ts';
import { staffNotes } from '../../db/schema/staff.ts';
import { erasePerson } from '../account/erase-person.ts';
import { COMMAND, recordAudit, recordAudits } from './record-audit.ts';

const school = openTestSchool();
const db = () => school.deps.db;
const WORDS = 'Asha said she lost her job.';

type Person = Awaited<ReturnType<typeof mintPerson>>;
let person: Person;
let owner: Person;
beforeEach(async () => {
  [person, owner] = [await mintPerson(school), await mintPerson(school, { staffRoles: ['OWNER'] })];
});

const erase = ({ userId, emailId }: Person) =>
  db().transaction((tx) => erasePerson(school.deps, tx, { userId, emailId, ownsAddress: true }));
const asOwner = (method: string, path: string, body: object) =>
  school.call(method, path, { token: owner.token, body });
const lastEntry = async (action: typeof auditEntries.$inferSelect.action) =>
  (
    await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, action))
      .orderBy(desc(auditEntries.auditId))
      .limit(1)
  )[0];
const refused = {
  status: 409,
  body: { data: { fields: [{ path: 'text', message: expect.stringContaining('erased') }] } },
};

describe('words about somebody who was erased', () => {
  it('PERSON-03 a note about them is refused beside its field, and nothing of it is stored', async () => {
    await erase(person);
    const answer = await asOwner('POST', `/v1/office/people/${person.userId}/notes`, { text: WORDS });
    expect(answer).toMatchObject(refused);
    expect(await db().$count(staffNotes, eq(staffNotes.userId, person.userId))).toBe(0);
  });

  it('PERSON-03 a note that is written while they are erased waits, and is refused', async () => {
    const writing = await db().transaction(async (tx) => {
      const { userId, emailId } = person;
      await erasePerson(school.deps, tx, { userId, emailId, ownsAddress: true });
      const begun = asOwner('POST', `/v1/office/people/${userId}/notes`, { text: WORDS });
      await expect.poll(() => waitsForLock(school)).toBe(true);
      return { begun };
    });
    expect(await writing.begun).toMatchObject(refused);
  });

  it.each([
    ['that led to an order', true],
    ['without an order', false],
  ])('PERSON-03 a note on their application %s and a question to them are refused', async (_, isOrdered) => {
    const { applicationId, orderId } = await mintOrder(school, { emailId: person.emailId });
    const link = isOrdered ? { userId: person.userId } : { userId: null, applicationId: null };
    await db().update(orders).set(link).where(eq(orders.orderId, orderId));
    await erase(person);
    const base = `/v1/office/applications/${applicationId}`;
    for (const path of [`${base}/notes`, `${base}/questions`, `${base}/questions/preview`])
      expect(await asOwner('POST', path, { text: WORDS }), path).toMatchObject(refused);
    expect(await db().$count(applicationNotes, eq(applicationNotes.applicationId, applicationId))).toBe(0);
  });

  it('PERSON-03 the log has who did what about them, and no words: by the person, the order or the account merged into theirs', async () => {
    const other = await mintPerson(school);
    const { orderId } = await mintOrder(school, { emailId: person.emailId });
    await db().update(orders).set({ userId: person.userId }).where(eq(orders.orderId, orderId));
    await erase(person);
    const before = { at: new Date('2026-05-03T00:00:00Z'), name: 'Asha' };
    await recordAudits(db(), school.now(), COMMAND, [
      { action: 'refund', subjectId: person.userId, details: { amount: 5, reason: WORDS }, before },
      { action: 'cancel-order', details: { orderId, reason: WORDS } },
      { action: 'refund', subjectId: other.userId, details: { reason: 'Ravi moved.' } },
    ]);
    expect(await lastEntry('cancel-order')).toMatchObject({ details: { orderId, reason: '(erased)' } });
    const refunds = await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'refund'))
      .orderBy(auditEntries.auditId);
    expect(refunds).toMatchObject([
      {
        details: { amount: 5, reason: '(erased)' },
        before: { at: '2026-05-03T00:00:00.000Z', name: '(erased)' },
      },
      { subjectId: other.userId, details: { reason: 'Ravi moved.' } },
    ]);
  });

  it('PERSON-03 the reason of the erasure itself stays', async () => {
    const done = await asOwner('POST', `/v1/office/people/${person.userId}/data/erase`, {
      emailId: person.emailId,
      reason: 'Letter of 3 May',
    });
    expect(done.status).toBe(200);
    expect(await lastEntry('people.erased')).toMatchObject({ details: { reason: 'Letter of 3 May' } });
  });

  it('PERSON-03 asks nothing of the database for an entry without words', async () => {
    const change = { action: 'refund' as const, subjectId: person.userId, details: { amount: 5 } };
    expect(await school.countQueries(() => recordAudit(db(), school.now(), COMMAND, change))).toBe(1);
  });
});
