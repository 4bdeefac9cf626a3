import { randomBytes, randomUUID } from 'node:crypto';
import { addDays } from '@plinth/domain/dates/add-days';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import type { Prospect, ProspectEvent } from '@plinth/domain/prospects/prospect';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { waitsForLock } from '../../test/waits-for-lock.ts';
import { accountDeletions } from '../db/schema/account.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { applications, contactMessages, leads } from '../db/schema/admissions.ts';
import { careerAttempts } from '../db/schema/career-builder.ts';
import { prospects } from '../db/schema/prospects.ts';
import { deleteDueAccounts } from '../services/account/delete-due-accounts.ts';
import { joinProspects } from '../services/prospects/join-prospects.ts';

const school = openTestSchool();
const OFFICE = '/v1/office/prospects';
const tagOf = () => randomBytes(4).toString('hex');
const phoneOf = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
const admissions = () => mintPerson(school, { staffRoles: ['ADMISSIONS'], firstName: 'Meera' });

const sendLead = (emailId: string, data: object = {}, rest: object = {}) =>
  school.call('PUT', '/v1/client/lead/lead-form', {
    body: { data: { firstName: 'Noor', ...data }, emailId, fbclid: '', _fbp: '', _fbc: '', ...rest },
  });
const sendMessage = (emailId: string, body: object = {}) =>
  school.call('POST', '/v1/client/email/contact-us', {
    body: { data: { firstName: 'Noor', emailId, message: 'When does it begin?', ...body } },
  });
const listOf = async (token: string, query: string) =>
  (await school.call('GET', `${OFFICE}?${query}`, { token })).body as {
    prospects: Prospect[];
    total: number;
  };
const oneOf = async (token: string, search: string) => {
  const { prospects: found } = await listOf(token, `search=${encodeURIComponent(search)}`);
  const [one, ...others] = found;
  if (!one || others.length > 0) throw new Error(`${found.length} prospects fit ${search}`);
  return one;
};
const historyOf = async (token: string, { prospectId }: Prospect) =>
  (await school.call('GET', `${OFFICE}/${prospectId}`, { token })).body.history as ProspectEvent[];
const plan = (token: string, one: Prospect, change: object = {}) =>
  school.call('PUT', `${OFFICE}/${one.prospectId}`, {
    token,
    body: {
      ownerId: one.owner?.userId ?? null,
      nextStep: one.nextStep,
      nextStepOn: one.nextStepOn,
      isClosed: one.state === 'CLOSED',
      version: one.version,
      ...change,
    },
  });

describe('contacts that seem automated', () => {
  it.each([
    ['a lead', (emailId: string) => sendLead(emailId, { productId: 'BIM_A', leaveEmpty: 'x' })],
    ['a message', (emailId: string) => sendMessage(emailId, { filledInMs: 5 })],
  ])('ADMIT-01 API-065 API-069 %s waits for review until a staff member acts on it', async (_what, send) => {
    const { token, userId } = await admissions();
    const emailId = `${tagOf()}@one.test`;
    await send(emailId);
    await joinProspects(school.deps);
    const marked = await oneOf(token, emailId);
    expect(marked.needsReview).toBe(true);
    expect((await historyOf(token, marked)).map(({ seemsAutomated }) => seemsAutomated)).toEqual([true]);
    const waiting = () => listOf(token, `needsReview=true&search=${emailId}`);
    expect((await waiting()).total).toBe(1);
    await plan(token, marked, { ownerId: userId });
    expect((await waiting()).total).toBe(0);
    expect((await oneOf(token, emailId)).needsReview).toBe(false);
    expect((await historyOf(token, marked)).map(({ seemsAutomated }) => seemsAutomated)).toEqual([
      false,
      true,
    ]);
  });

  it('ADMIT-01 a message filled in by hand needs no review, and a note ends a review', async () => {
    const { token } = await admissions();
    const emailId = `${tagOf()}@one.test`;
    await sendMessage(emailId);
    await joinProspects(school.deps);
    expect((await oneOf(token, emailId)).needsReview).toBe(false);
    await sendMessage(emailId, { message: 'And where?', leaveEmpty: 'x' });
    await joinProspects(school.deps);
    const marked = await oneOf(token, emailId);
    expect(marked.needsReview).toBe(true);
    await school.call('POST', `${OFFICE}/${marked.prospectId}/notes`, { token, body: { text: 'A person.' } });
    expect((await oneOf(token, emailId)).needsReview).toBe(false);
  });
});

describe('prospects', () => {
  it('ADMIT-01 are recorded even when an earlier one cannot be, which is recorded once it can be', async () => {
    const { token } = await admissions();
    const [odd, other] = [`${tagOf()}@one.test`, `${tagOf()}@one.test`];
    const { db } = school.deps;
    await db.execute(
      sql.raw(`alter table prospect_contacts add constraint no_odd check (contact <> '${odd}') not valid`),
    );
    await sendLead(odd);
    await sendLead(other);
    await joinProspects(school.deps);
    expect((await listOf(token, `search=${odd}`)).total).toBe(0);
    expect((await oneOf(token, other)).emailIds).toEqual([other]);
    await db.execute(sql.raw('alter table prospect_contacts drop constraint no_odd'));
    await joinProspects(school.deps);
    expect((await oneOf(token, odd)).emailIds).toEqual([odd]);
  });

  it('ADMIT-01 are one entry per person: lead, message, career result and referral are joined by email and phone', async () => {
    const { token } = await admissions();
    const referrer = await mintPerson(school, { firstName: 'Ravi' });
    const [tag, mobile] = [tagOf(), phoneOf()];
    const [first, second] = [`${tag}@one.test`, `${tag}@two.test`];
    await sendLead(
      first,
      { lastName: 'Shah', productId: 'BIM_A', mobile },
      { utm_medium: 'paid', utm_campaign: `monsoon-${tag}`, utm_content: 'reel' },
    );
    // The same person from another address: not recognised until a later contact names both the address and the phone.
    await sendMessage(second, { message: 'May I pay later?' });
    await joinProspects(school.deps);
    expect((await listOf(token, `search=${tag}`)).total).toBe(2);
    await school.call('POST', `/v1/client/invite-referral/send-confirmation-referrer`, {
      token: referrer.token,
      body: { refereeName: 'Noor Shah', refereeEmailId: second, refereePhone: mobile, productId: 'BIM_A' },
    });
    await school.deps.db.insert(careerAttempts).values({
      tokenHash: tag,
      emailId: first,
      formId: randomUUID(),
      careerType: 'BIM',
      responses: [],
      result: {},
      createdAt: school.now(),
      expiresAt: new Date(Date.now() + 1e9),
    } as unknown as typeof careerAttempts.$inferInsert);
    await joinProspects(school.deps);
    const one = await oneOf(token, tag);
    expect(one).toMatchObject({
      emailIds: [first, second],
      phones: [`+91${mobile}`],
      source: 'LEAD',
      campaign: `monsoon-${tag}`,
      region: 'INDIA',
      productId: 'BIM_A',
      state: 'NEW',
      owner: null,
      touches: 4,
      hasApplied: false,
      needsReview: false,
    });
    const history = await historyOf(token, one);
    expect(history.map(({ kind }) => kind).sort()).toEqual(['CAREER_BUILDER', 'LEAD', 'MESSAGE', 'REFERRAL']);
    expect(history.find(({ kind }) => kind === 'MESSAGE')?.text).toBe('May I pay later?');
    expect(history.find(({ kind }) => kind === 'REFERRAL')?.text).toBe('Ravi Test');
  });

  it('ADMIT-01 are joined once when several processes join them at the same time', async () => {
    const { token } = await admissions();
    const tag = tagOf();
    await Promise.all(
      Array.from({ length: 6 }, (_, nth) => sendLead(`${tag}@one.test`, { message: `Question ${nth}` })),
    );
    await Promise.all([1, 2, 3].map(() => joinProspects(school.deps)));
    expect(await oneOf(token, tag)).toMatchObject({ touches: 6, source: 'QUESTION' });
  });

  it('ADMIT-01 are searched by text, filtered by campaign, region, source and owner, paged, and sorted as requested', async () => {
    const { token, userId } = await admissions();
    const tag = tagOf();
    await sendLead(
      `a-${tag}@x.test`,
      { productId: 'BIM_A_US', firstName: 'Zoe' },
      { utm_campaign: `c-${tag}` },
    );
    await sendMessage(`b-${tag}@x.test`, { firstName: 'Amir' });
    await joinProspects(school.deps);
    const found = async (query: string) =>
      (await listOf(token, `search=${tag}&${query}`)).prospects.map(({ name }) => name);
    expect(await found('')).toEqual(['Amir', 'Zoe']);
    expect(await found('sortBy=name&sortDirection=desc')).toEqual(['Zoe', 'Amir']);
    expect(await found('region=US')).toEqual(['Zoe']);
    expect(await found(`campaign=c-${tag}`)).toEqual(['Zoe']);
    expect(await found('source=MESSAGE')).toEqual(['Amir']);
    expect(await found('owner=mine')).toEqual([]);
    expect(await found('pageNo=1')).toEqual([]);
    expect((await plan(token, await oneOf(token, `a-${tag}`), { ownerId: userId })).status).toBe(200);
    expect(await found('owner=mine')).toEqual(['Zoe']);
    expect(await found('owner=nobody')).toEqual(['Amir']);
    const { body } = await school.call('GET', `${OFFICE}/choices`, { token });
    expect(body.campaigns).toContain(`c-${tag}`);
    expect(body.owners).toContainEqual({ userId, name: 'Meera Test' });
  });

  it('ADMIT-01 show whether they have applied, and are counted as waiting until someone owns them or when their next step is due', async () => {
    const { token, userId } = await admissions();
    const tag = tagOf();
    await mintCohort(school);
    await sendLead(`${tag}@one.test`);
    await joinProspects(school.deps);
    const waits = async () => {
      const { body } = await school.call('GET', '/v1/office/waiting', { token });
      return body.waiting.find(({ kind }: { kind: string }) => kind === 'PROSPECT')?.count ?? 0;
    };
    const before = await waits();
    expect(before).toBeGreaterThan(0);
    const one = await oneOf(token, tag);
    expect((await plan(token, one, { ownerId: userId })).status).toBe(200);
    expect(await waits()).toBe(before - 1);
    const today = calendarDateIn('Asia/Kolkata', school.deps.now().toISOString());
    for (const [nextStepOn, waiting] of [
      [addDays(today, 1), before - 1],
      [today, before],
    ] as const) {
      const step = { nextStep: 'Call', nextStepOn };
      expect((await plan(token, await oneOf(token, tag), step)).status).toBe(200);
      expect(await waits()).toBe(waiting);
    }
    await school.deps.db.insert(applications).values({
      dealTokenHash: tag,
      productId: 'BIM_A',
      emailId: `${tag}@one.test`,
      firstName: 'Noor',
      formData: {},
      source: 'WEBSITE',
      status: 'APPLICATION_FILLED',
      currency: 'INR',
      createdAt: school.now(),
    });
    expect((await oneOf(token, tag)).hasApplied).toBe(true);
  });

  it('ADMIT-01 get an owner, a next step and notes; each appears in the history, and the plan in the audit log with before and after', async () => {
    const { token, userId } = await admissions();
    const tag = tagOf();
    await sendLead(`${tag}@one.test`);
    await joinProspects(school.deps);
    const one = await oneOf(token, tag);
    const answer = await plan(token, one, { ownerId: userId, nextStep: 'Call', nextStepOn: '2026-01-05' });
    expect(answer.body.prospect).toMatchObject({
      state: 'OPEN',
      owner: { userId, name: 'Meera Test' },
      nextStep: 'Call',
      nextStepOn: '2026-01-05',
      version: 1,
    });
    expect((await listOf(token, `search=${tag}&isDue=true`)).total).toBe(1);
    const note = await school.call('POST', `${OFFICE}/${one.prospectId}/notes`, {
      token,
      body: { text: 'Prefers evenings.' },
    });
    expect(note.status).toBe(201);
    expect(note.body.event).toMatchObject({ kind: 'NOTE', text: 'Prefers evenings.', by: 'Meera Test' });
    const history = await historyOf(token, one);
    expect(history.map(({ kind, text, by }) => [kind, text, by])).toEqual(
      expect.arrayContaining([
        ['NOTE', 'Prefers evenings.', 'Meera Test'],
        ['OWNER', 'Meera Test', 'Meera Test'],
        ['NEXT_STEP', 'Call, by 2026-01-05', 'Meera Test'],
        ['LEAD', '', null],
      ]),
    );
    const [entry] = await school.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'prospect.planned'), eq(auditEntries.actorId, userId)));
    expect(entry).toMatchObject({
      before: { ownerId: null, state: 'NEW' },
      after: { ownerId: userId, nextStep: 'Call', state: 'OPEN' },
    });
  });

  it('ADMIT-01 that are closed are listed only on request, and reopen when the person makes contact again', async () => {
    const { token } = await admissions();
    const tag = tagOf();
    await sendLead(`${tag}@one.test`);
    await joinProspects(school.deps);
    await plan(token, await oneOf(token, tag), { isClosed: true });
    expect((await listOf(token, `search=${tag}`)).total).toBe(0);
    expect((await listOf(token, `search=${tag}&state=CLOSED`)).total).toBe(1);
    await sendMessage(`${tag}@one.test`);
    await joinProspects(school.deps);
    const back = await oneOf(token, tag);
    expect(back).toMatchObject({ state: 'NEW', touches: 2 });
    expect((await historyOf(token, back)).map(({ kind }) => kind)).toContain('REOPENED');
  });

  it('ADMIT-01 keep the owner and next step that staff set while the person makes contact again', async () => {
    const { token, userId } = await admissions();
    const tag = tagOf();
    await sendLead(`${tag}@one.test`);
    await joinProspects(school.deps);
    const { prospectId } = await oneOf(token, tag);
    await sendMessage(`${tag}@one.test`);
    let joined: Promise<number> | undefined;
    await school.deps.db.transaction(async (tx) => {
      await tx
        .update(prospects)
        .set({ ownerId: userId, nextStep: 'Call', nextStepOn: '2026-12-01', state: 'OPEN' })
        .where(eq(prospects.prospectId, prospectId));
      let isDone = false;
      joined = joinProspects(school.deps).finally(() => {
        isDone = true;
      });
      while (!isDone && !(await waitsForLock(school)));
    });
    expect(await joined).toBe(1);
    expect(await oneOf(token, tag)).toMatchObject({
      owner: { userId },
      nextStep: 'Call',
      nextStepOn: '2026-12-01',
      state: 'OPEN',
      touches: 2,
    });
  });

  it('ADMIT-01 OFFICE-08 are assigned or closed in bulk: all or none', async () => {
    const { token, userId } = await admissions();
    const tag = tagOf();
    for (const nth of [1, 2]) await sendLead(`${nth}-${tag}@one.test`);
    await joinProspects(school.deps);
    const prospectIds = (await listOf(token, `search=${tag}`)).prospects.map(({ prospectId }) => prospectId);
    const act = (change: object, ids = prospectIds) =>
      school.call('POST', `${OFFICE}/actions`, { token, body: { prospectIds: ids, change } });
    const missing = await act({ action: 'ASSIGN', ownerId: userId }, [...prospectIds, randomUUID()]);
    expect(missing.status).toBe(404);
    expect((await listOf(token, `search=${tag}&owner=mine`)).total).toBe(0);
    expect((await act({ action: 'ASSIGN', ownerId: userId })).body).toEqual({ changed: 2 });
    expect((await act({ action: 'ASSIGN', ownerId: userId })).body).toEqual({ changed: 0 });
    expect((await act({ action: 'CLOSE' })).body).toEqual({ changed: 2 });
    expect((await listOf(token, `search=${tag}`)).total).toBe(0);
  });

  it('ADMIT-01 OFFICE-08 are exported as a CSV file with the same filter, which the audit log records', async () => {
    const { token, userId } = await admissions();
    const tag = tagOf();
    await sendLead(`${tag}@one.test`, { firstName: '=Noor' });
    await joinProspects(school.deps);
    const answer = await school.call('GET', `${OFFICE}/csv?search=${tag}`, { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="prospects-.*\.csv"$/);
    const [titles, row, ...more] = String(answer.body).trim().split('\r\n');
    expect(titles).toMatch(/^.?name,addresses,phones/);
    expect(row).toContain(`${tag}@one.test`);
    expect(row).not.toMatch(/^=/);
    expect(more).toEqual([]);
    const [entry] = await school.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'prospects.exported'), eq(auditEntries.actorId, userId)));
    expect(entry?.details).toMatchObject({ rows: 1 });
  });

  it('ADMIT-01 refuse an owner who does not handle prospects, a conflicting change, invalid input, and an unknown prospect', async () => {
    const { token } = await admissions();
    const academics = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const tag = tagOf();
    await sendLead(`${tag}@one.test`);
    await joinProspects(school.deps);
    const one = await oneOf(token, tag);
    const wrong = await plan(token, one, { ownerId: academics.userId });
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain('ownerId');
    const both = await Promise.all([
      plan(token, one, { nextStep: 'Call' }),
      plan(token, one, { nextStep: 'Write' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await plan(token, { ...one, prospectId: randomUUID() })).status).toBe(404);
    expect((await plan(token, one, { nextStepOn: '2026-02-31' })).status).toBe(400);
    const note = await school.call('POST', `${OFFICE}/${one.prospectId}/notes`, {
      token,
      body: { text: ' ' },
    });
    expect(note.status).toBe(400);
    expect((await school.call('GET', `${OFFICE}/${randomUUID()}`, { token })).status).toBe(404);
  });

  it('PERSON-03 are deleted with the account of the same address', async () => {
    const { token } = await admissions();
    const person = await mintPerson(school);
    await sendLead(person.emailId);
    await sendMessage(person.emailId);
    await joinProspects(school.deps);
    const one = await oneOf(token, person.emailId);
    const dueAt = new Date(school.now().getTime() - 1000);
    await school.deps.db
      .insert(accountDeletions)
      .values({ userId: person.userId, requestedAt: dueAt, dueAt });
    await deleteDueAccounts(school.deps);
    await joinProspects(school.deps);
    expect(await school.deps.db.$count(prospects, eq(prospects.prospectId, one.prospectId))).toBe(0);
    expect((await listOf(token, `search=${encodeURIComponent(person.emailId)}`)).total).toBe(0);
    expect((await listOf(token, 'search=account.invalid')).total).toBe(0);
    expect(await school.deps.db.$count(contactMessages, eq(contactMessages.emailId, person.emailId))).toBe(0);
    expect(await school.deps.db.$count(leads, eq(leads.emailId, person.emailId))).toBe(0);
  });

  it('ADMIT-01 OFFICE-08 are all exported, each with its own address, however many there are', async () => {
    const { token } = await admissions();
    const [tag, count] = [tagOf(), 50_001];
    const { db } = school.deps;
    await db.execute(sql`
      with made as (
        insert into prospects (prospect_id, name, source, campaign, last_touch_at, created_at)
        select gen_random_uuid(), 'P' || nth, 'LEAD', ${tag}, now() - nth * interval '1 second', now()
        from generate_series(1, ${count}::int) as nth
        returning prospect_id, name
      )
      insert into prospect_contacts (kind, contact, prospect_id)
      select 'EMAIL', lower(name) || ${`@${tag}.test`}, prospect_id from made`);
    // As the database does by itself some time after so many new rows; until then it reads them slowly.
    await db.execute(sql`analyze prospects, prospect_contacts`);
    const { body } = await school.call('GET', `${OFFICE}/csv?campaign=${tag}`, { token });
    const lines = String(body).trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(count);
    const isRight = (line: string, at: number) => line.startsWith(`P${at + 1},p${at + 1}@${tag}.test,`);
    expect(lines.filter((line, at) => !isRight(line, at))).toEqual([]);
  });
});
