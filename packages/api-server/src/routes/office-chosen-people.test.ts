import { randomUUID } from 'node:crypto';
import type { PersonOutcome } from '@plinth/domain/people/many-people';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { mailRefusals, mailStops } from '../db/schema/mails.ts';

const school = openTestSchool();
const CHOSEN = '/v1/office/people/chosen';
const NOBODY = '01900000-0000-7000-8000-000000000001';
let staff: Awaited<ReturnType<typeof mintPerson>>;
beforeAll(async () => {
  staff = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
});

type Action = Record<string, unknown> & { kind: string };
const preview = (userIds: string[], action: Action) =>
  school.call('POST', `${CHOSEN}/preview`, { token: staff.token, body: { userIds, action } });
const act = (userIds: string[], action: Action, key?: string) =>
  school.call('POST', CHOSEN, {
    token: staff.token,
    body: { userIds, action },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const told = ({ body }: { body: { outcomes: PersonOutcome[] } }) =>
  body.outcomes.map(({ isRefused, text }) => [isRefused ? 'refused' : 'done', text]);
const stateOf = async (userId: string, cohortId: string) =>
  (
    await school.deps.db
      .select({ state: enrolments.state })
      .from(enrolments)
      .where(and(eq(enrolments.userId, userId), eq(enrolments.cohortId, cohortId)))
  )[0]?.state ?? null;
const actionsOn = async (subjectId: string) =>
  (await school.deps.db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId))).map(
    ({ action }) => action,
  );

describe('actions on chosen people', () => {
  it('OFFICE-08 COHORT-06 enrol people one by one: a refused one gets the reason and does not hold up the others', async () => {
    const cohort = await mintCohort(school);
    const { cohortId } = cohort;
    const [fresh, there, left, moved] = [
      await mintPerson(school),
      await mintPerson(school),
      await mintPerson(school),
      await mintPerson(school),
    ];
    await enrol(school, cohortId, there.userId, 'ONGOING');
    await enrol(school, cohortId, left.userId, 'CANCELLED');
    await enrol(school, cohortId, moved.userId, 'TRANSFERRED');
    const ids = [moved.userId, fresh.userId, NOBODY, there.userId, left.userId];
    const action = { kind: 'ENROL', cohortId, currency: null };
    const refusals = {
      moved: ['refused', 'Was moved from here to another cohort: move them back instead.'],
      nobody: ['refused', 'No longer has an account.'],
      there: ['refused', 'Already has a place in it.'],
    };
    expect(told(await preview(ids, action))).toEqual([
      refusals.moved,
      ['done', 'Gets a place. One email says so.'],
      refusals.nobody,
      refusals.there,
      ['done', 'Gets back the place that was cancelled. One email says so.'],
    ]);
    expect(await stateOf(fresh.userId, cohortId)).toBeNull();
    const key = randomUUID();
    const expected = [
      refusals.moved,
      ['done', 'Has a place, and an email.'],
      refusals.nobody,
      refusals.there,
      ['done', 'Has the cancelled place again, and an email.'],
    ];
    expect(told(await act(ids, action, key))).toEqual(expected);
    expect(told(await act(ids, action, key))).toEqual(expected);
    for (const { userId, emailId } of [fresh, left]) {
      expect(await stateOf(userId, cohortId)).toMatch(/UPCOMING|ONGOING/);
      expect(await school.mailsTo(emailId)).toHaveLength(1);
      expect(await actionsOn(userId)).toEqual(['enrolments.enrol']);
    }
    expect(await school.mailsTo(there.emailId)).toHaveLength(0);
  });

  it('OFFICE-08 COHORT-06 block every open enrolment, and unblock only what was blocked', async () => {
    const [one, other] = [await mintCohort(school), await mintCohort(school)];
    const [open, done, bare] = [await mintPerson(school), await mintPerson(school), await mintPerson(school)];
    await enrol(school, one.cohortId, open.userId, 'ONGOING');
    await enrol(school, other.cohortId, open.userId, 'COMPLETED');
    await enrol(school, one.cohortId, done.userId, 'COMPLETED');
    const ids = [open.userId, done.userId, bare.userId];
    const title = `BIM for Architects, ${one.productId}-${one.batchNumber}`;
    expect(told(await preview(ids, { kind: 'BLOCK' }))).toEqual([
      ['done', `${title}: blocked. One email for each place.`],
      ['refused', 'A place that is completed cannot be blocked.'],
      ['refused', 'Has no place that could be blocked.'],
    ]);
    const [key, reason] = [randomUUID(), 'Shared the account'];
    const blocked = await act(ids, { kind: 'BLOCK', reason }, key);
    expect(told(blocked)[0]).toEqual(['done', `${title}: blocked.`]);
    expect(told(await act(ids, { kind: 'BLOCK', reason }, key))).toEqual(told(blocked));
    expect(await stateOf(open.userId, one.cohortId)).toBe('BLOCKED');
    expect(await stateOf(open.userId, other.cohortId)).toBe('COMPLETED');
    expect(told(await act(ids, { kind: 'UNBLOCK', reason: '' }))).toEqual([
      ['done', `${title}: open again.`],
      ['refused', 'Has no place that is blocked.'],
      ['refused', 'Has no place that is blocked.'],
    ]);
    expect(await stateOf(open.userId, one.cohortId)).toMatch(/UPCOMING|ONGOING/);
    expect(await actionsOn(open.userId)).toEqual(['enrolments.block', 'enrolments.bring-back']);
    expect(await school.mailsTo(open.emailId)).toHaveLength(2);
    expect(await actionsOn(done.userId)).toEqual([]);
  });

  it('OFFICE-08 send one email to each, addressed to them alone, and a repeat sends nothing more', async () => {
    const people = [
      await mintPerson(school, { firstName: 'Nila' }),
      await mintPerson(school, { firstName: 'Ravi' }),
    ];
    const ids = people.map(({ userId }) => userId);
    expect(told(await preview(ids, { kind: 'WRITE' }))[0]).toEqual([
      'done',
      `Gets one email, to ${people[0]?.emailId}.`,
    ]);
    const letter = { subject: 'The studio is closed', text: 'On Friday.\n\nCome on Monday.' };
    const key = randomUUID();
    await act(ids, { kind: 'WRITE', letter }, key);
    await act(ids, { kind: 'WRITE', letter }, key);
    for (const { userId, emailId } of people) {
      const mails = await school.mailsTo(emailId);
      expect(mails).toMatchObject([{ subject: letter.subject, template: 'letter' }]);
      expect(mails[0]?.text).toContain('Come on Monday.');
      expect(await actionsOn(userId)).toEqual(['people.letter']);
    }
    expect((await school.mailsTo(people[0]?.emailId ?? ''))[0]?.text).toContain('Hello Nila,');
    expect((await act(ids, { kind: 'WRITE', letter: { ...letter, text: '' } })).status).toBe(400);
  });

  it('OFFICE-08 leave out of a letter who refused letters and whose address is held back, and say why', async () => {
    const [refuser, bounced, reader] = [
      await mintPerson(school),
      await mintPerson(school),
      await mintPerson(school),
    ];
    const at = school.now();
    await school.deps.db
      .insert(mailRefusals)
      .values({ emailId: refuser.emailId, list: 'LETTERS', refusedAt: at });
    await school.deps.db
      .insert(mailRefusals)
      .values({ emailId: reader.emailId, list: 'NEWS', refusedAt: at });
    await school.deps.db.insert(mailStops).values({
      eventKey: randomUUID(),
      emailId: bounced.emailId,
      kind: 'BOUNCE',
      reason: 'No such mailbox',
      at,
      createdAt: at,
    });
    const ids = [refuser, bounced, reader].map(({ userId }) => userId);
    const left = [
      ['refused', 'Wants no letters from the school.'],
      ['refused', 'Emails to this address came back: nothing is sent there.'],
    ];
    expect(told(await preview(ids, { kind: 'WRITE' }))).toEqual([
      ...left,
      ['done', `Gets one email, to ${reader.emailId}.`],
    ]);
    const letter = { subject: 'The studio is closed', text: 'On Friday.' };
    expect(told(await act(ids, { kind: 'WRITE', letter }))).toEqual([
      ...left,
      ['done', `An email goes to ${reader.emailId}.`],
    ]);
    expect(await school.mailsTo(refuser.emailId)).toEqual([]);
    expect(await actionsOn(bounced.userId)).toEqual([]);
    expect(await actionsOn(reader.userId)).toEqual(['people.letter']);
  });

  it('OFFICE-08 export CSV in the order in which people were chosen, and the audit log records the export', async () => {
    const support = await mintPerson(school, { staffRoles: ['SUPPORT_TEAM'] });
    const [first, second] = [await mintPerson(school), await mintPerson(school)];
    const answer = await school.call('POST', `${CHOSEN}/csv`, {
      token: support.token,
      body: { userIds: [second.userId, first.userId] },
    });
    const lines = String(answer.body).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(second.emailId);
    expect(lines[2]).toContain(first.emailId);
    const [entry] = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, support.userId));
    expect(entry).toMatchObject({ action: 'people.exported', details: { chosen: 2, rows: 2 } });
  });

  it('OFFICE-08 accept each person once and at most two hundred; an unknown cohort returns 404', async () => {
    const { userId } = await mintPerson(school);
    expect((await preview([userId, userId], { kind: 'BLOCK' })).status).toBe(400);
    expect((await preview([], { kind: 'BLOCK' })).status).toBe(400);
    expect((await act([userId], { kind: 'PAINT' })).status).toBe(400);
    const enrolIn = { kind: 'ENROL', cohortId: NOBODY, currency: null };
    expect((await preview([userId], enrolIn)).status).toBe(404);
    expect(told(await act([userId], enrolIn))).toEqual([['refused', 'Cohort not found.']]);
    const many = Array.from({ length: 201 }, () => randomUUID());
    expect((await preview(many, { kind: 'BLOCK' })).status).toBe(400);
  });
});
