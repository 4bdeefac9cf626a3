import { randomUUID } from 'node:crypto';
import { ANSWER_SHAPE, QUESTION_TYPES, type QuestionType } from '@plinth/domain/forms/question-type';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileForm, mintPdf } from '../../test/images.ts';
import { assignMentor, enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { cohorts, enrolments } from '../db/schema/cohorts.ts';
import { forms } from '../db/schema/forms.ts';

const school = openTestSchool();

const mintOnboarding = async (state: Parameters<typeof enrol>[3] = 'UPCOMING') => {
  const id = {
    why: randomUUID(),
    level: randomUUID(),
    a: randomUUID(),
    b: randomUUID(),
    paper: randomUUID(),
  };
  const [form] = await school.deps.db
    .insert(forms)
    .values({
      kind: 'ONBOARDING',
      title: 'Before you start',
      key: `onboarding-${id.why}`,
      pages: [
        {
          pageId: 'about',
          title: 'About you',
          questions: [
            {
              questionId: id.why,
              questionType: 'TEXT_AREA',
              question: 'Why this course?',
              meta: {},
              options: [],
              maxLength: 140,
            },
          ],
        },
        {
          pageId: 'tools',
          questions: [
            {
              questionId: id.level,
              questionType: 'SINGLE_CHOICE',
              question: 'Have you modelled before?',
              meta: {},
              options: [
                { optionId: id.a, text: 'Yes', isCorrect: true },
                { optionId: id.b, text: 'No' },
              ],
            },
            {
              questionId: id.paper,
              questionType: 'DOCUMENT_UPLOAD',
              question: 'A drawing of yours',
              meta: {},
              options: [],
              isRequired: false,
            },
          ],
        },
      ],
    })
    .returning();
  const cohort = await mintCohort(
    school,
    { tags: ['onboarding-v2'], onboardingFormId: form?.formId ?? null },
    -7,
  );
  const person = await mintPerson(school);
  await enrol(school, cohort.cohortId, person.userId, state);
  const path = `/v2/client/lms/user/${cohort.cohortId}/onboarding-form`;
  const send = (requestData: unknown, finalSubmission = false, more = {}) =>
    school.call('POST', `${path}?finalSubmission=${finalSubmission}`, {
      token: person.token,
      body: { cohortId: cohort.cohortId, requestData, finalSubmission, ...more },
    });
  const read = () => school.call('GET', path, { token: person.token });
  const why = { questionId: id.why, responseValue: 'To draw less and build more 🏗' };
  const level = { questionId: id.level, entries: [{ optionId: id.a }] };
  return { id, cohort, person, path, send, read, why, level };
};

const [ASKED, INNER, ONE, TWO] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

/** An onboarding form with one question of a type. */
const mintAsking = async (questionType: QuestionType) => {
  const hasOptions = ['one', 'many'].includes(ANSWER_SHAPE[questionType]);
  const question = {
    questionId: ASKED,
    questionType,
    question: 'What do you say?',
    meta: {},
    options: hasOptions
      ? [
          { optionId: ONE, text: 'Yes' },
          { optionId: TWO, text: 'No' },
        ]
      : [],
  };
  const inner = { ...question, questionId: INNER, questionType: 'TEXT_INPUT' as const, options: [] };
  const [form] = await school.deps.db
    .insert(forms)
    .values({
      kind: 'ONBOARDING',
      title: 'One question',
      key: `asking-${randomUUID()}`,
      pages: [
        {
          pageId: 'one',
          questions: [questionType === 'GROUP_QUESTION' ? { ...question, questions: [inner] } : question],
        },
      ],
    })
    .returning();
  const cohort = await mintCohort(
    school,
    { tags: ['onboarding-v2'], onboardingFormId: form?.formId ?? null },
    -7,
  );
  const person = await mintPerson(school);
  await enrol(school, cohort.cohortId, person.userId, 'UPCOMING');
  const send = (requestData: unknown, finalSubmission = false) =>
    school.call(
      'POST',
      `/v2/client/lms/user/${cohort.cohortId}/onboarding-form?finalSubmission=${finalSubmission}`,
      { token: person.token, body: { cohortId: cohort.cohortId, requestData, finalSubmission } },
    );
  return { person, send };
};

/** An answer that a question of a type accepts, and one of another kind. */
const answersTo = async (questionType: QuestionType, token: string) => {
  const text = (responseValue: string) => ({ questionId: ASKED, responseValue });
  const chosen = (...optionIds: string[]) => ({
    questionId: ASKED,
    entries: optionIds.map((optionId) => ({ optionId })),
  });
  switch (ANSWER_SHAPE[questionType]) {
    case 'one':
      return { fitting: chosen(ONE), unfitting: chosen(ONE, TWO) };
    case 'many':
      return { fitting: chosen(ONE, TWO), unfitting: text('Yes') };
    case 'scale':
      return { fitting: text('4'), unfitting: text('eleven') };
    case 'text':
      return { fitting: text('In words.'), unfitting: chosen(ONE) };
    case 'document': {
      const { body } = await school.call('GET', '/v2/client/user/documents', { token });
      const slot = body.documents.find(({ kind }: { kind: string }) => kind === 'FORM');
      await school.call('PUT', `/v2/client/user/profile/document/${slot.documentId}`, {
        token,
        form: fileForm('document', mintPdf(), 'drawing.pdf'),
      });
      return { fitting: text(slot.documentId), unfitting: text(randomUUID()) };
    }
    case 'group':
      return { fitting: text(''), unfitting: text('') };
  }
};

describe('the onboarding form', () => {
  it('API-024 an upcoming learner reads the form without any answer key', async () => {
    const { read, id } = await mintOnboarding();
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      form: {
        title: 'Before you start',
        pages: [{ pageId: 'about', title: 'About you' }, { pageId: 'tools' }],
      },
      requestData: [],
      cohortOnboardingStatus: 'NOT_STARTED',
      currentPageId: 'about',
    });
    expect(body.form.pages[1].questions[0].options).toEqual([
      { optionId: id.a, text: 'Yes' },
      { optionId: id.b, text: 'No' },
    ]);
  });

  it('API-025 ENTITY-31 a draft is stored as typed with its page, and reading continues there', async () => {
    const { send, read, why } = await mintOnboarding();
    expect((await send([why])).body).toEqual({ cohortOnboardingStatus: 'ONBOARDING_STARTED' });
    expect((await read()).body).toMatchObject({
      requestData: [why],
      currentPageId: 'tools',
      cohortOnboardingStatus: 'ONBOARDING_STARTED',
    });
    await send([why], false, { currentPageId: 'about' });
    expect((await read()).body.currentPageId).toBe('about');
  });

  it('API-025 a draft changes only the answers it names, so that those saved by another tab stay', async () => {
    const { send, read, why, level, id } = await mintOnboarding();
    await send([why, level]);
    await send([{ ...level, entries: [{ optionId: id.b }] }]);
    await send([], false, { currentPageId: 'about' });
    await send([{ ...why, responseValue: '' }]);
    const { requestData } = (await read()).body;
    expect(requestData).toHaveLength(2);
    expect(requestData).toEqual(
      expect.arrayContaining([
        { ...level, entries: [{ optionId: id.b }] },
        { ...why, responseValue: '' },
      ]),
    );
    expect((await send([level], true)).status).toBe(400);
    expect((await send([why, level], true)).status).toBe(200);
  });

  it('API-025 CARD-32 submitting completes the onboarding; a repeat returns the same, and other answers 409', async () => {
    const { send, read, why, level, person } = await mintOnboarding();
    expect((await send([why, level], true)).body).toEqual({ cohortOnboardingStatus: 'COMPLETED' });
    expect((await send([why, level], true)).body).toEqual({ cohortOnboardingStatus: 'COMPLETED' });
    expect((await send([{ ...why, responseValue: 'Something else' }, level], true)).status).toBe(409);
    expect((await send([{ ...why, responseValue: 'Something else' }])).status).toBe(409);
    expect((await read()).body.requestData).toEqual([why, level]);
    const me = await school.call('GET', '/v1/client/user/data-profile', { token: person.token });
    expect(me.body.userProfile.profileStatus).toBe('FILLED_ONBOARDING_FORM');
  });

  it('API-025 of ten different concurrent submissions one is stored', async () => {
    const { send, read, level, why } = await mintOnboarding();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => send([{ ...why, responseValue: `Reason ${n}` }, level], true)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect((await read()).body.requestData[0].responseValue).toMatch(/^Reason \d$/);
  });

  it('API-025 missing required answers return 400 and name the question; nothing is submitted', async () => {
    const { send, read, why, id } = await mintOnboarding();
    const answer = await send([why], true);
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields).toEqual([
      { path: `requestData.${id.level}`, message: 'needs an answer' },
    ]);
    expect((await read()).body.cohortOnboardingStatus).toBe('NOT_STARTED');
  });

  it('API-025 invalid answers return 400, also in a draft', async () => {
    const { send, why, level, id } = await mintOnboarding();
    const wrong = [
      [{ ...why, responseValue: '🏗'.repeat(141) }],
      [{ ...level, entries: [{ optionId: id.a }, { optionId: id.b }] }],
      [{ ...level, entries: [{ optionId: randomUUID() }] }],
      [{ questionId: randomUUID(), responseValue: 'x' }],
      [why, why],
    ];
    for (const requestData of wrong) expect((await send(requestData)).status).toBe(400);
    expect((await send([{ ...why, responseValue: '🏗'.repeat(140) }])).status).toBe(200);
    expect((await send('not a list')).status).toBe(400);
  });

  /** Asks why with a new wording: the previous question is no longer in the form. */
  const rewordForm = async (cohortId: string) => {
    const [cohort] = await school.deps.db.select().from(cohorts).where(eq(cohorts.cohortId, cohortId));
    const [form] = await school.deps.db
      .select()
      .from(forms)
      .where(eq(forms.formId, cohort?.onboardingFormId ?? ''));
    const pages = (form?.pages ?? []).map((page) =>
      page.pageId === 'about'
        ? { ...page, questions: page.questions.map((one) => ({ ...one, questionId: randomUUID() })) }
        : page,
    );
    await school.deps.db
      .update(forms)
      .set({ pages })
      .where(eq(forms.formId, form?.formId ?? ''));
    return pages[0]?.questions[0]?.questionId;
  };

  it('API-024 API-025 a draft started before the form changed is continued and submitted with its own questions', async () => {
    const { cohort, send, read, why, level } = await mintOnboarding();
    await send([why], false, { currentPageId: 'about' });
    const before = (await read()).body;
    await rewordForm(cohort.cohortId);
    expect((await read()).body).toEqual(before);
    expect((await send([why, level])).status).toBe(200);
    expect((await send([why, level], true)).body).toEqual({ cohortOnboardingStatus: 'COMPLETED' });
  });

  it('API-025 a form opened before it changed can still be submitted; a learner who opens it later gets the new one', async () => {
    const { id, cohort, send, read, why, level } = await mintOnboarding();
    const other = await mintPerson(school);
    await enrol(school, cohort.cohortId, other.userId, 'UPCOMING');
    const asked = await rewordForm(cohort.cohortId);
    expect((await send([why, level], true)).status).toBe(200);
    expect((await read()).body.form.pages[0].questions[0].questionId).toBe(id.why);
    const later = await school.call('GET', `/v2/client/lms/user/${cohort.cohortId}/onboarding-form`, {
      token: other.token,
    });
    expect(later.body.form.pages[0].questions[0].questionId).toBe(asked);
  });

  it('API-025 a body that contradicts the path or query returns 400', async () => {
    const { send, why, path, person, cohort } = await mintOnboarding();
    expect((await send([why], false, { cohortId: randomUUID() })).status).toBe(400);
    expect((await send([why], false, { finalSubmission: true })).status).toBe(400);
    const body = { cohortId: cohort.cohortId, requestData: [why], finalSubmission: false };
    expect((await school.call('POST', path, { token: person.token, body })).status).toBe(400);
    expect(
      (await school.call('POST', `${path}?finalSubmission=1`, { token: person.token, body })).status,
    ).toBe(400);
  });

  it("API-025 ENUM-28 a document answer must be an uploaded document of the learner's own", async () => {
    const { send, why, id, person } = await mintOnboarding();
    const other = await mintPerson(school);
    const slotsOf = async (token: string) =>
      (await school.call('GET', '/v2/client/user/documents', { token })).body.documents as {
        documentId: string;
        kind: string;
      }[];
    const slot = (await slotsOf(person.token)).find(({ kind }) => kind === 'FORM')?.documentId ?? '';
    const resume = (await slotsOf(other.token)).find(({ kind }) => kind === 'RESUME')?.documentId ?? '';
    const upload = (documentId: string, token: string) =>
      school.call('PUT', `/v2/client/user/profile/document/${documentId}`, {
        token,
        form: fileForm('document', mintPdf(), 'a.pdf'),
      });
    await upload(resume, other.token);
    const answer = (responseValue: string) => send([why, { questionId: id.paper, responseValue }]);
    for (const foreign of [slot, resume, '-'.repeat(36)]) expect((await answer(foreign)).status).toBe(400);
    expect((await upload(slot, person.token)).status).toBe(200);
    expect((await answer(slot)).status).toBe(200);
  });

  it('API-024 API-025 a stranger gets 401, a blocked learner 403, and a guide or a cohort without a form 404', async () => {
    const { path, send, read, why, person, cohort } = await mintOnboarding();
    expect((await school.call('GET', path)).status).toBe(401);
    expect((await school.call('POST', path, { body: {} })).status).toBe(401);
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    expect((await school.call('GET', path, { token: guide.token })).status).toBe(404);
    await school.deps.db
      .update(enrolments)
      .set({ state: 'BLOCKED' })
      .where(eq(enrolments.userId, person.userId));
    expect((await read()).status).toBe(403);
    expect((await send([why])).status).toBe(403);
    await school.deps.db
      .update(enrolments)
      .set({ state: 'ONGOING' })
      .where(eq(enrolments.userId, person.userId));
    await school.deps.db
      .update(cohorts)
      .set({ onboardingFormId: null })
      .where(eq(cohorts.cohortId, cohort.cohortId));
    expect((await read()).status).toBe(404);
  });

  it.each(QUESTION_TYPES.filter((type) => type !== 'GROUP_QUESTION'))(
    'ENUM-28 API-025 a fitting answer to a %s is accepted, and one of another kind returns 400',
    async (questionType) => {
      const { person, send } = await mintAsking(questionType);
      const { fitting, unfitting } = await answersTo(questionType, person.token);
      expect((await send([unfitting])).status).toBe(400);
      expect((await send([], true)).status).toBe(400);
      expect((await send([fitting])).body).toEqual({ cohortOnboardingStatus: 'ONBOARDING_STARTED' });
      expect((await send([fitting], true)).body).toEqual({ cohortOnboardingStatus: 'COMPLETED' });
    },
  );

  it('ENUM-28 API-025 a GROUP_QUESTION is answered through its inner questions', async () => {
    const { send } = await mintAsking('GROUP_QUESTION');
    const inner = { questionId: INNER, responseValue: 'In the evening.' };
    expect((await send([{ questionId: ASKED, responseValue: 'x' }, inner])).status).toBe(400);
    expect((await send([], true)).status).toBe(400);
    expect((await send([inner], true)).body).toEqual({ cohortOnboardingStatus: 'COMPLETED' });
  });
});
