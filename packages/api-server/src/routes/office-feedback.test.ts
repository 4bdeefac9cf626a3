import { randomUUID } from 'node:crypto';
import type { FeedbackResults, OfficeFeedback } from '@plinth/domain/feedback/office-feedback';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintGroup, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';

const school = openTestSchool();
const OFFICE = '/v1/office/feedback';
const academics = () => mintPerson(school, { staffRoles: ['ACADEMICS'], firstName: 'Asha' });
const get = (token: string, path: string) => school.call('GET', `${OFFICE}${path}`, { token });
const send = (token: string, path: string, body: object = {}) =>
  school.call('POST', `${OFFICE}${path}`, { token, body });
const soon = (days: number) => new Date(school.now().getTime() + days * 86_400_000).toISOString();

const draftOf = (change: object = {}) => ({
  title: `Your week ${randomUUID().slice(0, 8)}`,
  questions: [
    { question: 'How clear?', questionType: 'SCALE_STAR', options: [], isRequired: true },
    { question: 'What else?', questionType: 'SUBJECTIVE', options: [], isRequired: false },
  ],
  cohortId: null,
  page: 'dashboard',
  audiences: ['LEARNER'],
  category: 'CSAT',
  formDisplayPosition: 'BOTTOM_POPUP',
  isMandatory: false,
  startsAt: null,
  endsAt: null,
  ...change,
});

/** A learner of a cohort who is asked for feedback and gives stars and a text. */
async function answer(cohortId: string, stars: number) {
  const learner = await mintPerson(school);
  await enrol(school, cohortId, learner.userId);
  const path = `/v2/client/user/user-event?page=dashboard&cohortId=${cohortId}`;
  const { event } = (await school.call('GET', path, { token: learner.token })).body;
  const [clear, words] = event.form.questions;
  const saved = await school.call(
    'PUT',
    `/v2/client/user/user-event-response?isSkipped=false&cohortId=${cohortId}&eventId=${event.eventId}`,
    {
      token: learner.token,
      body: {
        responses: [
          { questionId: clear.questionId, responseValue: String(stars) },
          { questionId: words.questionId, responseValue: `Words of ${stars}` },
        ],
      },
    },
  );
  expect(saved.status).toBe(200);
  return learner;
}

async function open(token: string, change: object = {}) {
  const { status, body } = await send(token, '', draftOf(change));
  expect(status).toBe(200);
  return body.feedback as OfficeFeedback;
}
const resultsOf = async (token: string, eventId: string) =>
  (await get(token, `/${eventId}`)).body.results as FeedbackResults;

describe('feedback in the office', () => {
  it('FEEDBK-01 is asked, answered and read without names; fewer than five answers are not shown or exported', async () => {
    const { token, userId } = await academics();
    const { cohortId } = await mintCohort(school);
    const { eventId } = await open(token, { cohortId });
    const people = [];
    for (const stars of [5, 4, 2, 4]) people.push(await answer(cohortId, stars));
    const few = await resultsOf(token, eventId);
    expect(few.questions).toMatchObject([
      { answered: 4, average: null, distribution: null },
      { answered: 4, texts: null },
    ]);
    expect(String((await get(token, `/${eventId}/csv`)).body)).not.toContain('Words of');
    people.push(await answer(cohortId, 5));
    const { questions, byCohort, trend } = await resultsOf(token, eventId);
    expect(questions[0]).toMatchObject({ answered: 5, average: 4 });
    expect(questions[1]?.texts).toContain('Words of 2');
    expect([byCohort[0]?.answered, trend[0]?.averages[0]]).toEqual([5, 4]);
    const file = String((await get(token, `/${eventId}/csv`)).body);
    expect(file).toContain('Words of 2');
    const shown = file + JSON.stringify(await resultsOf(token, eventId));
    for (const { emailId, userId: who } of people) {
      expect(shown).not.toContain(emailId);
      expect(shown).not.toContain(who);
    }
    const log = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(log.map(({ action }) => action)).toEqual([
      'open-feedback',
      'feedback.exported',
      'feedback.exported',
    ]);
  });

  it('FEEDBK-01 is broken down by cohort and by the guide of each learner’s group', async () => {
    const { token } = await academics();
    const one = await mintCohort(school);
    const other = await mintCohort(school);
    const { eventId } = await open(token);
    const guide = await mintPerson(school, { firstName: 'Gita', lastName: 'Guide' });
    const ofGuide: string[] = [];
    for (const stars of [5, 4, 3, 4, 4]) {
      ofGuide.push((await answer(one.cohortId, stars)).userId);
      await answer(other.cohortId, stars);
    }
    await mintGroup(school, one.cohortId, guide.userId, ofGuide);
    const { byCohort, byGuide } = await resultsOf(token, eventId);
    expect(byCohort.map(({ name }) => name).sort()).toEqual(
      [one, other].map(({ productId, batchNumber }) => `${productId}-${batchNumber}`).sort(),
    );
    expect(byGuide.map(({ name, answered }) => [name, answered])).toEqual([
      ['Gita Guide', 5],
      ['Without a guide', 5],
    ]);
    await send(token, `/${eventId}/close`);
  });

  it('FEEDBK-01 OFFICE-08 scheduled or closed feedback is not asked, open feedback is, and the list finds scheduled ones', async () => {
    const { token } = await academics();
    const { cohortId } = await mintCohort(school);
    const later = await open(token, { cohortId, startsAt: soon(2), endsAt: soon(4) });
    expect(later.state).toBe('SCHEDULED');
    const learner = await mintPerson(school);
    await enrol(school, cohortId, learner.userId);
    const asked = async () =>
      (
        await school.call('GET', `/v2/client/user/user-event?page=dashboard&cohortId=${cohortId}`, {
          token: learner.token,
        })
      ).body.event;
    expect(await asked()).toBeNull();
    const now = await open(token, { cohortId });
    expect(await asked()).toMatchObject({ eventId: now.eventId });
    const closed = await send(token, `/${now.eventId}/close`);
    expect(closed.body.feedback.state).toBe('CLOSED');
    expect(await asked()).toBeNull();
    const listed = await get(token, `?cohortId=${cohortId}&state=SCHEDULED&search=week`);
    expect(listed.body).toMatchObject({ total: 1, feedback: [{ eventId: later.eventId }] });
  });

  it('FEEDBK-01 OFFICE-08 is found by closed cohorts too, in which none can be opened', async () => {
    const { token } = await academics();
    const [running, closed] = [await mintCohort(school), await mintCohort(school, { status: 'INACTIVE' })];
    const { cohorts } = (await school.call('GET', `${OFFICE}-cohorts`, { token })).body;
    const nameOf = ({ productId, batchNumber }: typeof running) => `${productId}-${batchNumber}`;
    expect(cohorts).toContainEqual({ cohortId: running.cohortId, name: nameOf(running), isOpen: true });
    expect(cohorts).toContainEqual({ cohortId: closed.cohortId, name: nameOf(closed), isOpen: false });
  });

  it('FEEDBK-01 invalid feedback is refused with its field, and unknown feedback returns 404', async () => {
    const { token } = await academics();
    const { cohortId } = await mintCohort(school);
    expect(await send(token, '', draftOf({ questions: [] }))).toMatchObject({ status: 400 });
    expect(await send(token, '', draftOf({ audiences: [] }))).toMatchObject({ status: 400 });
    const past = await send(token, '', draftOf({ endsAt: soon(-1) }));
    expect([past.status, JSON.stringify(past.body).includes('endsAt')]).toEqual([400, true]);
    const turned = await send(token, '', draftOf({ startsAt: soon(3), endsAt: soon(2) }));
    expect(turned).toMatchObject({ status: 400 });
    expect(await send(token, '', draftOf({ cohortId: randomUUID() }))).toMatchObject({ status: 404 });
    const twice = draftOf({ cohortId });
    expect(await send(token, '', twice)).toMatchObject({ status: 200 });
    expect(await send(token, '', twice)).toMatchObject({ status: 409 });
    for (const path of ['', '/csv'])
      expect(await get(token, `/${randomUUID()}${path}`)).toMatchObject({ status: 404 });
    expect(await send(token, `/${randomUUID()}/close`)).toMatchObject({ status: 404 });
    const outsider = await mintPerson(school, { staffRoles: ['FINANCE'] });
    expect(await get(outsider.token, '')).toMatchObject({ status: 403 });
  });
});
