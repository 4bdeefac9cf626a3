import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { feedbackEvents, feedbackResponses } from '../db/schema/feedback.ts';
import { type FormPage, forms } from '../db/schema/forms.ts';

const school = openTestSchool();

const option = (text: string) => ({ optionId: randomUUID(), text });
const questions: FormPage['questions'] = [
  {
    questionId: randomUUID(),
    questionType: 'SINGLE_CHOICE',
    question: 'How clear was this week?',
    meta: { category: 'CSAT' },
    options: [{ ...option('Clear'), isCorrect: true }, option('Not clear')],
  },
  {
    questionId: randomUUID(),
    questionType: 'SUBJECTIVE',
    question: 'What would you change?',
    meta: {},
    options: [],
    isRequired: false,
  },
];
const [choice, words] = [questions[0], questions[1]];
const answers = [
  { questionId: choice?.questionId, entries: [{ optionId: choice?.options[0]?.optionId }] },
  { questionId: words?.questionId, responseValue: 'Shorter sheets' },
];

type Event = Partial<typeof feedbackEvents.$inferInsert>;

async function mintEvent(change: Event = {}, asked = questions) {
  const [form] = await school.deps.db
    .insert(forms)
    .values({
      kind: 'FEEDBACK',
      title: 'Your week',
      key: `feedback-${randomUUID()}`,
      pages: [{ pageId: 'one', questions: asked }],
    })
    .returning();
  const [event] = await school.deps.db
    .insert(feedbackEvents)
    .values({
      createdAt: school.now(),
      formId: form?.formId ?? '',
      page: 'dashboard',
      audiences: ['LEARNER'],
      category: 'CSAT',
      formDisplayPosition: 'BOTTOM_POPUP',
      startsAt: new Date(school.now().getTime() - 60_000),
      ...change,
    })
    .returning();
  if (!event) throw new Error('no event minted');
  return event;
}

async function mintRoom(state: Parameters<typeof enrol>[3] = 'ONGOING') {
  const cohort = await mintCohort(school);
  const learner = await mintPerson(school);
  await enrol(school, cohort.cohortId, learner.userId, state);
  return { cohortId: cohort.cohortId, learner };
}

const ask = (cohortId: string, token: string, page = 'dashboard', more = '') =>
  school.call('GET', `/v2/client/user/user-event?page=${page}&cohortId=${cohortId}${more}`, { token });
const ago = (minutes: number) => new Date(school.now().getTime() - minutes * 60_000);
const save = (
  {
    cohortId,
    eventId,
    isSkipped = false,
  }: { cohortId: string; eventId: string; isSkipped?: boolean | string },
  token: string,
  responses: unknown = answers,
) =>
  school.call(
    'PUT',
    `/v2/client/user/user-event-response?isSkipped=${isSkipped}&cohortId=${cohortId}&eventId=${eventId}`,
    { token, body: { responses } },
  );
const savedOf = (eventId: string) =>
  school.deps.db.select().from(feedbackResponses).where(eq(feedbackResponses.eventId, eventId));

describe('the feedback form due', () => {
  it('API-061 FEEDBACK-01 ENTITY-10 is returned for its page and cohort, without correct answers', async () => {
    const { cohortId, learner } = await mintRoom('UPCOMING');
    expect((await ask(cohortId, learner.token)).body).toEqual({ event: null });
    const event = await mintEvent({ cohortId });
    const { status, body } = await ask(cohortId, learner.token);
    expect(status).toBe(200);
    expect(body.event).toMatchObject({
      eventId: event.eventId,
      isMandatory: false,
      form: { formId: event.formId, title: 'Your week', formDisplayPosition: 'BOTTOM_POPUP' },
    });
    expect(body.event.form.questions).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain('isCorrect');
    expect((await ask(cohortId, learner.token, 'queries')).body).toEqual({ event: null });
    expect(await school.countQueries(() => ask(cohortId, learner.token))).toBeLessThanOrEqual(4);
  });

  it('ENUM-13 API-061 is returned only to its audience, in its cohort, and while it runs', async () => {
    const { cohortId, learner } = await mintRoom();
    const other = await mintRoom();
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    const forGuides = await mintEvent({ cohortId, audiences: ['INDUSTRY_GUIDE'] });
    await mintEvent({ cohortId, startsAt: new Date(school.now().getTime() + 60_000) });
    await mintEvent({ cohortId, endsAt: new Date(school.now().getTime() - 1) });
    expect((await ask(cohortId, learner.token)).body.event).toBeNull();
    expect((await ask(cohortId, guide.token)).body.event.eventId).toBe(forGuides.eventId);
    expect((await ask(other.cohortId, other.learner.token)).body.event).toBeNull();
    expect((await save({ cohortId, eventId: forGuides.eventId }, learner.token)).status).toBe(404);
    const elsewhere = await mintEvent({ cohortId });
    expect(
      (await save({ cohortId: other.cohortId, eventId: elsewhere.eventId }, other.learner.token)).status,
    ).toBe(404);
  });

  it('FEEDBACK-04 on a mobile a form with one question does not keep back the one after it, and one without a question never does', async () => {
    const { cohortId, learner } = await mintRoom();
    await mintEvent({ cohortId, startsAt: ago(9) }, []);
    const single = await mintEvent({ cohortId, startsAt: ago(8) }, questions.slice(0, 1));
    const dueOf = async (more: string) =>
      (await ask(cohortId, learner.token, 'dashboard', more)).body.event?.eventId;
    expect(await dueOf('&isSmallScreen=true')).toBeUndefined();
    const several = await mintEvent({ cohortId, startsAt: ago(7) });
    expect(await dueOf('&isSmallScreen=true')).toBe(several.eventId);
    expect(await dueOf('&isSmallScreen=false')).toBe(single.eventId);
    expect(await dueOf('')).toBe(single.eventId);
    expect((await ask(cohortId, learner.token, 'dashboard', '&isSmallScreen=perhaps')).status).toBe(400);
  });

  it('FEEDBACK-06 a skipped form comes after the others, the last skipped at the end', async () => {
    const { cohortId, learner } = await mintRoom();
    const [first, second] = [
      await mintEvent({ cohortId, startsAt: ago(9) }),
      await mintEvent({ cohortId, startsAt: ago(8) }),
    ];
    const dueOf = async () => (await ask(cohortId, learner.token)).body.event.eventId;
    const skip = async ({ eventId }: { eventId: string }) => {
      await save({ cohortId, eventId, isSkipped: true }, learner.token, []);
      school.advance(1_000);
    };
    expect(await dueOf()).toBe(first.eventId);
    await skip(first);
    expect(await dueOf()).toBe(second.eventId);
    await skip(second);
    expect(await dueOf()).toBe(first.eventId);
    await skip(first);
    expect(await dueOf()).toBe(second.eventId);
  });

  it('API-062 is 401 for a stranger, 403 for an outsider, 400 without a cohort', async () => {
    const { cohortId } = await mintRoom();
    const outsider = await mintPerson(school);
    expect((await ask(cohortId, 'none')).status).toBe(401);
    expect((await ask(cohortId, outsider.token)).status).toBe(403);
    expect(
      (await school.call('GET', '/v2/client/user/user-event?page=dashboard', { token: outsider.token }))
        .status,
    ).toBe(400);
    expect((await save({ cohortId, eventId: randomUUID() }, 'none')).status).toBe(401);
    expect((await save({ cohortId, eventId: randomUUID() }, outsider.token)).status).toBe(403);
  });
});

describe('the feedback response', () => {
  it('API-063 is saved once, however often it is sent, and the form is not shown again', async () => {
    const { cohortId, learner } = await mintRoom();
    const { eventId } = await mintEvent({ cohortId });
    const results = await Promise.all(
      Array.from({ length: 15 }, () => save({ cohortId, eventId }, learner.token)),
    );
    expect(results.map(({ status, body }) => [status, body])).toEqual(Array(15).fill([200, { saved: true }]));
    expect(await savedOf(eventId)).toMatchObject([
      { userId: learner.userId, isSkipped: false, responses: answers },
    ]);
    expect((await save({ cohortId, eventId, isSkipped: true }, learner.token, [])).body).toEqual({
      saved: true,
    });
    expect(await savedOf(eventId)).toMatchObject([{ isSkipped: false, responses: answers }]);
    expect((await ask(cohortId, learner.token)).body.event).toBeNull();
  });

  it('FEEDBACK-23 FEEDBACK-24 can be skipped with the answers so far; the form is then returned again and can be answered', async () => {
    const { cohortId, learner } = await mintRoom();
    const { eventId } = await mintEvent({ cohortId });
    expect((await save({ cohortId, eventId, isSkipped: true }, learner.token, [])).body).toEqual({
      saved: true,
    });
    expect(await savedOf(eventId)).toMatchObject([{ isSkipped: true, responses: [] }]);
    const soFar = answers.slice(1);
    await save({ cohortId, eventId, isSkipped: true }, learner.token, soFar);
    expect(await savedOf(eventId)).toEqual([
      expect.objectContaining({ userId: learner.userId, isSkipped: true, responses: soFar }),
    ]);
    expect((await ask(cohortId, learner.token)).body.event.eventId).toBe(eventId);
    await save({ cohortId, eventId }, learner.token);
    expect(await savedOf(eventId)).toMatchObject([{ isSkipped: false, responses: answers }]);
  });

  it('FEEDBACK-25 FEEDBACK-26 API-064 cannot be skipped for a mandatory form', async () => {
    const { cohortId, learner } = await mintRoom();
    const { eventId } = await mintEvent({ cohortId, isMandatory: true });
    expect((await save({ cohortId, eventId, isSkipped: true }, learner.token, [])).status).toBe(400);
    expect(await savedOf(eventId)).toEqual([]);
    expect((await save({ cohortId, eventId }, learner.token)).status).toBe(200);
  });

  it('API-063 FEEDBACK-30 with an unknown option, two options for one choice, a missing answer or an unknown question is 400', async () => {
    const { cohortId, learner } = await mintRoom();
    const { eventId } = await mintEvent({ cohortId });
    const [first, second] = choice?.options ?? [];
    for (const responses of [
      [{ questionId: choice?.questionId, entries: [{ optionId: randomUUID() }] }],
      [
        {
          questionId: choice?.questionId,
          entries: [{ optionId: first?.optionId }, { optionId: second?.optionId }],
        },
      ],
      [],
      [...answers, { questionId: randomUUID(), responseValue: 'x' }],
      'no list',
    ])
      expect((await save({ cohortId, eventId }, learner.token, responses)).status).toBe(400);
    expect((await save({ cohortId, eventId, isSkipped: 'perhaps' }, learner.token)).status).toBe(400);
    expect((await save({ cohortId, eventId: randomUUID() }, learner.token)).status).toBe(404);
    expect(await savedOf(eventId)).toEqual([]);
  });
});
