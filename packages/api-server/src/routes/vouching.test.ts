import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { leads } from '../db/schema/admissions.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { notifications } from '../db/schema/notifications.ts';
import { leadConnections } from '../db/schema/vouching.ts';

const school = openTestSchool();
const LIST = '/v2/client/user/vouch/lead-connections';
const ASK = '/v2/client/public/user/vouch/lead-connections';
const SHOW = '/v2/client/user/vouch/toggle-visibility';
const SETTINGS = '/v2/client/user/vouch/settings';

const someone = () => `meera-${randomBytes(5).toString('hex')}@plinth.test`;
const list = (token: string, query = '') => school.call('GET', `${LIST}${query}`, { token });
const shown = (userHash: string) =>
  school.call('GET', `/v2/client/public/user/vouch/answers?userHash=${userHash}`);
const reply = (token: string, body: unknown) => school.call('PUT', LIST, { token, body });
const ask = (userHash: string, fields: Record<string, unknown> = {}) =>
  school.call('POST', ASK, {
    body: {
      userHash,
      firstName: 'Meera',
      emailId: someone(),
      message: 'How many hours a week did you need?',
      ...fields,
    },
  });

type State = NonNullable<Parameters<typeof enrol>[3]>;

/** A learner whom leads may ask questions. */
async function mintVoucher(state: State = 'ONGOING') {
  const person = await mintPerson(school);
  const cohort = await mintCohort(school);
  await enrol(school, cohort.cohortId, person.userId, state);
  const saved = await school.call('PUT', SETTINGS, { token: person.token, body: { takesQuestions: true } });
  return { ...person, saved };
}

async function mintAsked(fields: Record<string, unknown> = {}) {
  const person = await mintVoucher();
  const emailId = someone();
  await ask(person.userHash, { emailId, ...fields });
  const { connectionId } = (await list(person.token)).body.connections[0];
  return { person, emailId, connectionId };
}

describe('access', () => {
  it.each([
    ['GET', LIST],
    ['PUT', LIST],
    ['PUT', SHOW],
    ['PUT', SETTINGS],
  ])('API-058 %s %s returns 401 without a session', async (method, path) => {
    expect((await school.call(method, path)).status).toBe(401);
  });
});

describe('asking a learner', () => {
  it('API-058 a question reaches the learner with a first name and no contact details, in one notification', async () => {
    const person = await mintVoucher();
    const emailId = someone();
    expect((await ask(person.userHash, { emailId })).body).toEqual({ received: true });
    const { body } = await list(person.token);
    expect(body).toEqual({
      connections: [
        {
          connectionId: expect.any(String),
          firstName: 'Meera',
          message: 'How many hours a week did you need?',
          createdAt: expect.stringMatching(/Z$/),
          recordStatus: 'ACTIVE',
          answer: null,
          answeredAt: null,
          isShown: false,
        },
      ],
      total: 1,
      takesQuestions: true,
      canVouch: true,
    });
    const told = await school.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, person.userId));
    expect(told).toMatchObject([
      { title: 'Meera asks you about your course', href: '/user-profile#vouch', category: 'ANNOUNCEMENT' },
    ]);
    expect(JSON.stringify(told)).not.toContain(emailId);
    const rows = await school.deps.db.select().from(leads).where(eq(leads.emailId, emailId));
    expect(rows).toHaveLength(1);
  });

  it('API-058 the same address many times at once is one question; a different address is another', async () => {
    const person = await mintVoucher();
    const emailId = someone();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(person.userHash, { emailId, message: 'Again?' })),
    );
    for (const answer of answers) expect(answer.body).toEqual({ received: true });
    await ask(person.userHash);
    expect((await list(person.token)).body.total).toBe(2);
    const rows = await school.deps.db.select().from(leads).where(eq(leads.emailId, emailId));
    expect(rows).toHaveLength(1);
  });

  it('API-058 someone who has not switched it on, has no open course, or is unknown returns 404 and no row', async () => {
    const silent = await mintPerson(school);
    const outside = [];
    for (const state of ['CANCELLED', 'UPCOMING', 'BLOCKED'] as const) {
      const person = await mintVoucher(state);
      expect(person.saved.status).toBe(403);
      outside.push(person.userHash);
    }
    // One who switched it on while the course was open to them.
    const left = await mintVoucher();
    await school.deps.db
      .update(enrolments)
      .set({ state: 'BLOCKED' })
      .where(eq(enrolments.userId, left.userId));
    for (const userHash of [silent.userHash, ...outside, left.userHash, 'nobody-here']) {
      const emailId = someone();
      expect((await ask(userHash, { emailId })).status).toBe(404);
      expect(await school.deps.db.select().from(leads).where(eq(leads.emailId, emailId))).toEqual([]);
    }
    expect((await list(silent.token)).body).toEqual({
      connections: [],
      total: 0,
      takesQuestions: false,
      canVouch: false,
    });
  });

  it('API-058 once switched off, new questions return 404 and existing ones are kept', async () => {
    const { person } = await mintAsked();
    await school.call('PUT', SETTINGS, { token: person.token, body: { takesQuestions: false } });
    expect((await ask(person.userHash)).status).toBe(404);
    expect((await list(person.token)).body).toMatchObject({
      total: 1,
      takesQuestions: false,
      canVouch: true,
    });
    expect((await school.call('PUT', SETTINGS, { token: person.token, body: {} })).status).toBe(400);
  });

  it.each([
    ['an address that is none', { emailId: 'meera' }],
    ['no first name', { firstName: '' }],
    ['no question', { message: '  ' }],
    ['a question of 501 characters', { message: 'x'.repeat(501) }],
    ['a link', { message: 'see https://a.example' }],
    ['a NUL', { message: 'a\u0000b' }],
  ])('API-058 a question with %s returns 400', async (_what, wrong) => {
    const person = await mintVoucher();
    expect((await ask(person.userHash, wrong)).status).toBe(400);
    expect((await list(person.token)).body.total).toBe(0);
  });

  it('API-058 a question that seems automated still reaches the learner, and its lead is marked', async () => {
    const person = await mintVoucher();
    const [filler, quick] = [someone(), someone()];
    const signs = { emailId: filler, leaveEmpty: 'http://site.test' };
    expect((await ask(person.userHash, signs)).body).toEqual({ received: true });
    expect((await ask(person.userHash, { emailId: quick, filledInMs: 20 })).body).toEqual({ received: true });
    expect((await list(person.token)).body.total).toBe(2);
    for (const emailId of [filler, quick])
      expect(await school.deps.db.select().from(leads).where(eq(leads.emailId, emailId))).toMatchObject([
        { seemsAutomated: true },
      ]);
  });

  it('API-058 a further question from a lead who is still waiting is kept as a lead, an identical one only once', async () => {
    const person = await mintVoucher();
    const emailId = someone();
    for (const message of ['How long is a week?', 'How long is a week?', 'And do I need Revit?'])
      expect((await ask(person.userHash, { emailId, message })).body).toEqual({ received: true });
    expect((await list(person.token)).body.total).toBe(1);
    const kept = await school.deps.db.select().from(leads).where(eq(leads.emailId, emailId));
    expect(kept.map(({ data }) => data.message).toSorted()).toEqual([
      'And do I need Revit?',
      'How long is a week?',
    ]);
  });

  it('API-058 one address may ask ten times a day, and at most thirty questions wait for a person', async () => {
    const people = await Promise.all(Array.from({ length: 11 }, () => mintVoucher()));
    const emailId = someone();
    const statuses: number[] = [];
    for (const { userHash } of people) statuses.push((await ask(userHash, { emailId })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);

    const person = await mintVoucher();
    await school.deps.db.insert(leadConnections).values(
      Array.from({ length: 30 }, (_, n) => ({
        userId: person.userId,
        firstName: `Lead ${n}`,
        message: '?',
        createdAt: school.now(),
      })),
    );
    expect((await ask(person.userHash)).status).toBe(409);
    const first = await list(person.token);
    expect([first.body.total, first.body.connections.length]).toEqual([30, 20]);
    expect((await list(person.token, '?pageNo=1')).body.connections).toHaveLength(10);
    expect((await list(person.token, '?pageNo=-1')).status).toBe(400);
  });
});

describe('answering a lead', () => {
  it('API-058 an answer is emailed to the lead once, by the school, and appears in the list', async () => {
    const { person, emailId, connectionId } = await mintAsked();
    const body = { connectionId, action: 'ANSWER', text: 'Ten, most of them at the weekend.' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => reply(person.token, body)));
    for (const answer of answers)
      expect(answer.body.connection).toMatchObject({
        recordStatus: 'INACTIVE',
        answer: body.text,
        answeredAt: expect.stringMatching(/Z$/),
        isShown: false,
      });
    const mails = await school.mailsTo(emailId);
    expect(mails.map(({ subject, template }) => [subject, template])).toEqual([
      ['Asha answered your question', 'vouch-answer'],
    ]);
    for (const words of ['How many hours a week', 'Ten, most of them', `userHash=${person.userHash}`])
      expect(mails[0]?.text).toContain(words);
    expect(mails[0]?.text).not.toContain(person.emailId);
    expect(JSON.stringify((await list(person.token)).body)).not.toContain(emailId);
  });

  it('API-058 a declined question sends no email, and a decision is final', async () => {
    const { person, emailId, connectionId } = await mintAsked();
    expect((await reply(person.token, { connectionId, action: 'DECLINE' })).body.connection).toMatchObject({
      recordStatus: 'INACTIVE',
      answer: null,
    });
    expect((await reply(person.token, { connectionId, action: 'DECLINE' })).status).toBe(200);
    expect((await reply(person.token, { connectionId, action: 'ANSWER', text: 'Ten.' })).status).toBe(409);
    expect(await school.mailsTo(emailId)).toEqual([]);
    expect(
      (await school.call('PUT', SHOW, { token: person.token, body: { connectionId, isShown: true } })).status,
    ).toBe(409);
  });

  it('API-058 the same address may ask again once it has an answer', async () => {
    const { person, emailId, connectionId } = await mintAsked();
    await reply(person.token, { connectionId, action: 'ANSWER', text: 'Ten.' });
    await ask(person.userHash, { emailId, message: 'And in the last month?' });
    const { connections } = (await list(person.token)).body;
    expect(connections.map(({ recordStatus }: { recordStatus: string }) => recordStatus)).toEqual([
      'ACTIVE',
      'INACTIVE',
    ]);
  });

  it("API-058 another person's question returns 404 and stays unchanged; an empty or too long answer returns 400", async () => {
    const { person, connectionId } = await mintAsked();
    const other = await mintVoucher();
    for (const [body, status] of [
      [{ connectionId, action: 'ANSWER', text: 'Buy it.' }, 404],
      [{ connectionId, action: 'DECLINE' }, 404],
      [{ connectionId: randomUUID(), action: 'DECLINE' }, 404],
      [{ connectionId, action: 'ANSWER', text: ' ' }, 400],
      [{ connectionId, action: 'ANSWER', text: 'x'.repeat(1001) }, 400],
      [{ connectionId, action: 'ANSWER' }, 400],
      [{ connectionId: 'x', action: 'DECLINE' }, 400],
    ] as const)
      expect((await reply(other.token, body)).status).toBe(status);
    expect(
      (await school.call('PUT', SHOW, { token: other.token, body: { connectionId, isShown: true } })).status,
    ).toBe(404);
    expect((await list(person.token)).body.connections[0]).toMatchObject({
      recordStatus: 'ACTIVE',
      answer: null,
    });
    expect((await list(other.token)).body.connections).toEqual([]);
  });
});

describe('showing answers', () => {
  it('API-058 ROLE-23 a shown answer is public with its question, and reveals nothing about the asker', async () => {
    const { person, emailId, connectionId } = await mintAsked({ firstName: 'Xanthippe' });
    expect((await shown(person.userHash)).body).toEqual({ vouches: [], total: 0, takesQuestions: true });
    await reply(person.token, { connectionId, action: 'ANSWER', text: 'Ten.', isShown: true });
    const { body } = await shown(person.userHash);
    expect(body).toEqual({
      vouches: [
        {
          connectionId,
          question: 'How many hours a week did you need?',
          answer: 'Ten.',
          answeredAt: expect.stringMatching(/Z$/),
        },
      ],
      total: 1,
      takesQuestions: true,
    });
    for (const secret of ['Xanthippe', emailId]) expect(JSON.stringify(body)).not.toContain(secret);
    const hidden = await school.call('PUT', SHOW, {
      token: person.token,
      body: { connectionId, isShown: false },
    });
    expect(hidden.body.connection.isShown).toBe(false);
    expect((await shown(person.userHash)).body.vouches).toEqual([]);
  });

  it('API-058 an unknown handle returns 404, a missing one 400', async () => {
    expect((await shown('nobody-here')).status).toBe(404);
    expect((await school.call('GET', '/v2/client/public/user/vouch/answers')).status).toBe(400);
  });

  it('API-058 takes the same number of SQL statements for one shown answer and for ten', async () => {
    const { person } = await mintAsked();
    const measure = () => school.countQueries(() => shown(person.userHash));
    const answered = { recordStatus: 'INACTIVE' as const, answer: 'Ten.', answeredAt: school.now() };
    const add = (rows: number) =>
      school.deps.db.insert(leadConnections).values(
        Array.from({ length: rows }, () => ({
          createdAt: school.now(),
          userId: person.userId,
          firstName: 'Meera',
          isShown: true,
          ...answered,
        })),
      );
    await add(1);
    const one = await measure();
    await add(9);
    expect(await measure()).toBe(one);
    expect(one).toBeLessThanOrEqual(3);
  });
});
