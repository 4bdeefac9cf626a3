import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../../test/mint.ts';
import { mintOrder } from '../../../test/mint-order.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { despiteDeadlock } from '../../db/despite-deadlock.ts';
import { auditEntries, userAddresses, users } from '../../db/schema/accounts.ts';
import { prospectContacts, prospects } from '../../db/schema/prospects.ts';
import { erasePerson } from './erase-person.ts';

const school = openTestSchool();
const db = () => school.deps.db;
type Change = Partial<typeof auditEntries.$inferInsert>;

const log = async (changes: Change[]) => {
  const rows = await db()
    .insert(auditEntries)
    .values(changes.map((change) => ({ action: 'refund' as const, createdAt: school.now(), ...change })))
    .returning({ auditId: auditEntries.auditId });
  return rows.map(({ auditId }) => auditId);
};
const read = (ids: string[]) =>
  db().select().from(auditEntries).where(inArray(auditEntries.auditId, ids)).orderBy(auditEntries.auditId);
const erase = ({ userId, emailId }: { userId: string; emailId: string }, ownsAddress = true) =>
  despiteDeadlock(() =>
    db().transaction((tx) => erasePerson(school.deps, tx, { userId, emailId, ownsAddress })),
  );

describe('the audit log after an erasure', () => {
  it('PERSON-01 PERSON-03 has lost the words of deleted notes and of remarks on EMI applications, and kept who did what', async () => {
    const owner = await mintPerson(school, { staffRoles: ['OWNER'] });
    const person = await mintPerson(school);
    const notes = `/v1/office/people/${person.userId}/notes`;
    const { body } = await school.call('POST', notes, {
      token: owner.token,
      body: { text: 'Owes Ravi money.' },
    });
    await school.call('DELETE', `${notes}/${body.note.noteId}`, { token: owner.token });
    const emiFormId = randomUUID();
    await log([
      // As a running school has them from before.
      { action: 'people.note-written', subjectId: person.userId, after: { text: 'Lost her job in May.' } },
      {
        action: 'reject-emi',
        subjectId: person.userId,
        details: { emiFormId, remark: 'Salary slip of ACME is forged.', documents: ['PAN'] },
        before: { status: 'IN_REVIEW' },
        after: { status: 'REJECTED' },
      },
      {
        action: 'refund',
        subjectId: person.userId,
        details: {
          orderId: emiFormId,
          amount: 500,
          currency: 'INR',
          reason: 'ILLNESS',
          dueDate: '2026-05-03',
        },
      },
    ]);
    const path = `/v1/office/people/${person.userId}/data/erase`;
    const done = await school.call('POST', path, {
      token: owner.token,
      body: { emailId: person.emailId, reason: 'Letter' },
    });
    expect(done.status).toBe(200);
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, person.userId))
      .orderBy(auditEntries.auditId);
    for (const words of ['Ravi', 'job', 'ACME', 'ILLNESS'])
      expect(JSON.stringify(entries)).not.toContain(words);
    const { noteId } = body.note;
    expect(entries).toMatchObject([
      { action: 'people.note-written', actorId: owner.userId, details: { noteId } },
      {
        action: 'people.note-deleted',
        actorId: owner.userId,
        details: { noteId },
        before: { text: '(erased)' },
      },
      { action: 'people.note-written', after: { text: '(erased)' } },
      {
        action: 'reject-emi',
        details: { emiFormId, remark: '(erased)', documents: ['PAN'] },
        before: { status: 'IN_REVIEW' },
        after: { status: 'REJECTED' },
      },
      {
        details: {
          orderId: emiFormId,
          amount: 500,
          currency: 'INR',
          reason: '(erased)',
          dueDate: '2026-05-03',
        },
      },
      { action: 'people.erased', actorId: owner.userId },
    ]);
  });

  it('PERSON-03 has lost the words about merged accounts, applications, orders, prospects and addresses of the person, and about nobody else', async () => {
    const [person, twin, other] = [
      await mintPerson(school),
      await mintPerson(school),
      await mintPerson(school),
    ];
    await db().update(users).set({ mergedIntoId: person.userId }).where(eq(users.userId, twin.userId));
    const second = `second-${person.userHash.toLowerCase()}@plinth.test`;
    await db()
      .insert(userAddresses)
      .values({ emailId: second, userId: person.userId, createdAt: school.now() });
    const order = await mintOrder(school, { emailId: second });
    const foreign = await mintOrder(school, { emailId: other.emailId });
    const [prospect] = await db()
      .insert(prospects)
      .values({ source: 'LEAD', lastTouchAt: school.now(), createdAt: school.now() })
      .returning();
    const prospectId = prospect?.prospectId ?? '';
    await db().insert(prospectContacts).values({ prospectId, kind: 'EMAIL', contact: person.emailId });
    const theirs = await log([
      { subjectId: twin.userId, before: { other: { name: 'Asha Rao', phone: '+919876543210' } } },
      { details: { applicationId: order.applicationId, emailId: second } },
      { details: { orderId: order.orderId, reason: 'Asha moved' } },
      { details: { prospectId }, after: { nextStep: 'Call Asha', nextStepOn: '2026-05-03' } },
      { details: { emailId: person.emailId } },
      { details: { search: person.emailId.toUpperCase(), rows: 1 } },
    ]);
    const foreignOnes = await log([
      { subjectId: other.userId, details: { reason: 'Asha is a friend' } },
      { details: { applicationId: foreign.applicationId, emailId: other.emailId } },
      { details: { orderId: foreign.orderId, reason: 'Moved' } },
      { actorId: person.userId, subjectId: other.userId, details: { reason: 'Written by them' } },
    ]);
    const kept = await read(foreignOnes);
    await erase(person);
    expect((await read(theirs)).map(({ details, before, after }) => ({ details, before, after }))).toEqual([
      { details: {}, before: { other: { name: '(erased)', phone: '(erased)' } }, after: null },
      { details: { applicationId: order.applicationId, emailId: '(erased)' }, before: null, after: null },
      { details: { orderId: order.orderId, reason: '(erased)' }, before: null, after: null },
      { details: { prospectId }, before: null, after: { nextStep: '(erased)', nextStepOn: '2026-05-03' } },
      { details: { emailId: '(erased)' }, before: null, after: null },
      { details: { search: '(erased)', rows: 1 }, before: null, after: null },
    ]);
    expect(await read(foreignOnes)).toEqual(kept);
  });

  it('PERSON-03 keeps the words about an address that was never proven to be theirs', async () => {
    const person = await mintPerson(school, { emailVerifiedAt: null });
    const ids = await log([
      { details: { emailId: person.emailId, reason: 'Somebody else' } },
      { subjectId: person.userId, details: { reason: 'About the account' } },
    ]);
    await erase(person, false);
    expect((await read(ids)).map(({ details }) => details)).toEqual([
      { emailId: person.emailId, reason: 'Somebody else' },
      { reason: '(erased)' },
    ]);
  });

  it('PERSON-03 has also lost the words about those who were erased before the log could forget them', async () => {
    const [person, other] = [await mintPerson(school), await mintPerson(school)];
    await erase(person);
    const facts = { remark: 'Ill', amount: 5, keep: { name: 'Asha', roles: ['LEARNER'] } };
    const [theirs = '', foreign = '', reason = ''] = await log([
      { subjectId: person.userId, details: facts },
      { subjectId: other.userId, details: facts },
      { subjectId: person.userId, action: 'people.erased', details: { reason: 'Letter of 3 May' } },
    ]);
    const guard = new URL('../../db/guards/audit_words_erased.sql', import.meta.url);
    await school.deps.pool.query(await readFile(guard, 'utf8'));
    const detailsOf = async (id: string) => (await read([id]))[0]?.details;
    expect(await detailsOf(theirs)).toEqual({
      remark: '(erased)',
      amount: 5,
      keep: { name: '(erased)', roles: ['LEARNER'] },
    });
    expect(await detailsOf(foreign)).toEqual(facts);
    expect(await detailsOf(reason)).toEqual({ reason: 'Letter of 3 May' });
  });
});
