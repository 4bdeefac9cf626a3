import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { forms } from '../db/schema/forms.ts';

const school = openTestSchool();
const GRADED = 'root/m1/graded/quiz';
const PRACTICE = 'root/m1/practice/quiz';
const headers = { 'x-product-id': 'PUBLIC' };

/** Two pages: a required choice, then an optional text. */
async function mintForm(change: Partial<typeof forms.$inferInsert> = {}) {
  const [choice, like, dislike, text] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const [row] = await school.deps.db
    .insert(forms)
    .values({
      kind: 'ONBOARDING',
      title: 'About you',
      key: `form-${randomUUID()}`,
      pages: [
        {
          pageId: 'first',
          questions: [
            {
              questionId: choice,
              questionType: 'SINGLE_CHOICE',
              question: 'Do you draw?',
              meta: {},
              options: [
                { optionId: like, text: 'Yes', isCorrect: true },
                { optionId: dislike, text: 'No' },
              ],
            },
          ],
        },
        {
          pageId: 'second',
          questions: [
            {
              questionId: text,
              questionType: 'TEXT_AREA',
              question: 'More?',
              meta: {},
              options: [],
              isRequired: false,
            },
          ],
        },
      ],
      ...change,
    })
    .returning();
  if (!row) throw new Error('no form minted');
  return { ...row, choice, like, dislike, text };
}

const page = (formId: string, token?: string, query = '', product = 'PUBLIC') =>
  school.call('GET', `/v1/client/form/page/${formId}${query}`, {
    ...(token ? { token } : {}),
    headers: { 'x-product-id': product },
  });
const open = (formId: string, token?: string, productId = 'PUBLIC', product = productId) =>
  school.call('POST', `/v1/client/form/response/${formId}`, {
    ...(token ? { token } : {}),
    headers: { 'x-product-id': product },
    body: { productId },
  });
const check = (formId: string, responseId: string, body: object, token?: string) =>
  school.call('PUT', `/v1/client/form/response/check/${formId}?response-id=${responseId}`, {
    ...(token ? { token } : {}),
    headers,
    body,
  });
const report = (formId: string, token?: string, query = '') =>
  school.call('GET', `/v1/client/form/response/report/${formId}${query}`, {
    ...(token ? { token } : {}),
    headers,
  });

async function mintRoom(key: string) {
  const { cohort, course } = await mintCohortWithCourse(school);
  const learner = await mintPerson(school);
  await enrol(school, cohort.cohortId, learner.userId);
  const answer = (name: string, ...options: string[]) => ({
    questionId: course.questionId(key, name),
    entries: options.map((option) => ({ optionId: course.optionId(key, name, option) })),
  });
  return { cohort, course, learner, answer, formId: course.formId(key), nodeId: course.id(key) };
}

describe('reading a page of a form', () => {
  it('API-135 returns the first page by default, names the next, and contains no correct answers', async () => {
    const form = await mintForm();
    const person = await mintPerson(school);
    const first = await page(form.formId, person.token);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      formId: form.formId,
      title: 'About you',
      pageId: 'first',
      nextPageId: 'second',
    });
    expect(JSON.stringify(first.body)).not.toContain('isCorrect');
    const second = await page(form.formId, person.token, '?page-id=second');
    expect(second.body).toMatchObject({ pageId: 'second' });
    expect(second.body.nextPageId).toBeUndefined();
  });

  it('API-135 shows the questions of a quiz only once it is started', async () => {
    const { learner, formId } = await mintRoom(GRADED);
    expect((await page(formId, learner.token)).status).toBe(404);
    await open(formId, learner.token);
    const shown = await page(formId, learner.token, '', 'BIM_A');
    expect(shown.body.questions).toHaveLength(3);
    expect(JSON.stringify(shown.body)).not.toMatch(/correct|explanation/i);
  });

  it('API-135 of a product is for members of its cohorts', async () => {
    const form = await mintForm({ productId: 'MCD' });
    const cohort = await mintCohort(school, { productId: 'MCD' });
    const member = await mintPerson(school);
    const left = await mintPerson(school);
    const outsider = await mintPerson(school);
    await enrol(school, cohort.cohortId, member.userId, 'UPCOMING');
    await enrol(school, cohort.cohortId, left.userId, 'CANCELLED');
    expect((await page(form.formId, member.token, '', 'MCD')).status).toBe(200);
    for (const { token } of [left, outsider]) {
      const refused = await page(form.formId, token, '', 'MCD');
      expect(refused.status).toBe(404);
      expect(refused.body.questions).toBeUndefined();
    }
    expect((await page(form.formId, member.token, '', 'BIM_A')).status).toBe(400);
  });

  it('API-006 API-135 is 401 for a stranger, 404 for an unknown form or page, 400 for an invalid id or product', async () => {
    const form = await mintForm();
    const { token } = await mintPerson(school);
    expect((await page(form.formId)).status).toBe(401);
    expect((await page(randomUUID(), token)).status).toBe(404);
    expect((await page(form.formId, token, '?page-id=third')).status).toBe(404);
    expect((await page('x', token)).status).toBe(400);
    expect((await page(form.formId, token, '', 'piano')).status).toBe(400);
    expect((await school.call('GET', `/v1/client/form/page/${form.formId}`, { token })).status).toBe(400);
  });
});

describe('answering a form', () => {
  it('API-136 a response is opened once, and returned again to repeated and simultaneous calls', async () => {
    const form = await mintForm();
    const person = await mintPerson(school);
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(form.formId, person.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 9 }, () => 200),
      201,
    ]);
    expect(new Set(answers.map(({ body }) => body.responseId)).size).toBe(1);
    expect(answers[0]?.body).toEqual({
      responseId: expect.any(String),
      formId: form.formId,
      status: 'STARTED',
    });
  });

  it('API-136 differing products are 400, a form not offered 404, a stranger 401, an invalid product 400', async () => {
    const form = await mintForm();
    const hidden = await mintForm({ productId: 'BIM_C' });
    const { token } = await mintPerson(school);
    expect((await open(form.formId, token, 'PUBLIC', 'BIM_A')).status).toBe(400);
    expect((await open(hidden.formId, token, 'BIM_C')).status).toBe(404);
    expect((await open(form.formId)).status).toBe(401);
    expect((await open(form.formId, token, 'piano', 'PUBLIC')).status).toBe(400);
    const { formId } = await mintRoom(GRADED);
    expect((await open(formId, token)).status).toBe(404);
  });

  it('API-136 a quiz is opened as by start-quiz: one attempt, and 409 once submitted', async () => {
    const { cohort, learner, formId, nodeId } = await mintRoom(GRADED);
    const opened = await open(formId, learner.token);
    expect(opened.status).toBe(201);
    const started = await school.call('POST', `/v2/client/lms/${cohort.cohortId}/start-quiz/LEARNING`, {
      token: learner.token,
      body: { quizId: nodeId, formId, isRetake: false, isPreview: false },
    });
    expect(started.status).toBe(200);
    expect(started.body.responseId).toBe(opened.body.responseId);
    await school.call('POST', `/v2/client/lms/${cohort.cohortId}/quiz/force-submit`, {
      token: learner.token,
      body: {
        quizId: nodeId,
        formId,
        nodeId,
        namespace: 'LEARNING',
        responseId: opened.body.responseId,
        forceSubmit: true,
      },
    });
    expect((await open(formId, learner.token)).status).toBe(409);
  });

  it('API-137 answers are saved, and the form closes with the last answer', async () => {
    const form = await mintForm();
    const { token } = await mintPerson(school);
    const { responseId } = (await open(form.formId, token)).body;
    const first = await check(
      form.formId,
      responseId,
      { questionId: form.choice, entries: [{ optionId: form.like }] },
      token,
    );
    expect(first.body).toEqual({ saved: true });
    expect((await report(form.formId, token)).status).toBe(409);
    expect(
      (
        await check(
          form.formId,
          responseId,
          { questionId: form.text, entries: [], responseValue: 'Daily.' },
          token,
        )
      ).status,
    ).toBe(200);
    const closed = await check(
      form.formId,
      responseId,
      { questionId: form.text, entries: [], responseValue: 'Never.' },
      token,
    );
    expect(closed.status).toBe(409);
    const { body } = await report(form.formId, token);
    expect(body).toMatchObject({ responseId, status: 'COMPLETED' });
    expect(body.questions[1]).toMatchObject({
      questionId: form.text,
      isCorrect: null,
      responseValue: 'Daily.',
    });
  });

  it('API-137 only a practice question returns whether the answer is correct', async () => {
    for (const [key, expected] of [
      [GRADED, { saved: true }],
      [PRACTICE, { saved: true, isCorrect: false, correctOptionIds: [expect.any(String)] }],
    ] as const) {
      const { learner, formId, answer } = await mintRoom(key);
      const { responseId } = (await open(formId, learner.token)).body;
      expect((await check(formId, responseId, answer('q1', 'b'), learner.token)).body).toEqual(expected);
    }
  });

  it("API-137 another question's option is 400, someone else's response 404, a stranger 401, a blocked learner 403", async () => {
    const { cohort, learner, formId, answer, course } = await mintRoom(GRADED);
    const other = await mintPerson(school);
    await enrol(school, cohort.cohortId, other.userId);
    const { responseId } = (await open(formId, learner.token)).body;
    const foreign = {
      questionId: answer('q1').questionId,
      entries: [{ optionId: course.optionId(GRADED, 'q2', 'a') }],
    };
    expect((await check(formId, responseId, foreign, learner.token)).status).toBe(400);
    expect((await check(formId, responseId, answer('q1', 'a'), other.token)).status).toBe(404);
    expect((await check(formId, responseId, answer('q1', 'a'))).status).toBe(401);
    expect((await check(formId, 'x', answer('q1', 'a'), learner.token)).status).toBe(400);
    expect((await check(formId, randomUUID(), answer('q1', 'a'), learner.token)).status).toBe(404);
    await school.deps.db
      .update(enrolments)
      .set({ state: 'BLOCKED' })
      .where(eq(enrolments.userId, learner.userId));
    expect((await check(formId, responseId, answer('q1', 'a'), learner.token)).status).toBe(403);
    expect((await report(formId, learner.token)).status).toBe(403);
  });
});

describe('the report of a form response', () => {
  it('API-138 GRADE-04 has answers and marks of a closed response, the last by default, once no further attempt is possible', async () => {
    const { cohort, learner, formId, nodeId, answer, course } = await mintRoom(GRADED);
    const { responseId } = (await open(formId, learner.token)).body;
    await check(formId, responseId, answer('q1', 'a'), learner.token);
    expect((await report(formId, learner.token)).status).toBe(409);
    await school.call('POST', `/v2/client/lms/${cohort.cohortId}/quiz/force-submit`, {
      token: learner.token,
      body: { quizId: nodeId, formId, nodeId, namespace: 'LEARNING', responseId, forceSubmit: true },
    });
    expect((await report(formId, learner.token)).body).toMatchObject({
      score: 1,
      areAnswersOpen: false,
      questions: [],
    });
    await school.call('POST', `/v2/client/lms/${cohort.cohortId}/quiz/ended`, {
      token: learner.token,
      body: { quizId: nodeId, formId, nodeId, namespace: 'LEARNING' },
    });
    const q1 = course.questionId(GRADED, 'q1');
    for (const query of ['', `?response-id=${responseId}`]) {
      const { status, body } = await report(formId, learner.token, query);
      expect(status).toBe(200);
      expect(body).toMatchObject({ responseId, status: 'COMPLETED', score: 1, total: 3, credits: 3 });
      expect(body.questions).toHaveLength(3);
      expect(body.questions.find((one: { questionId: string }) => one.questionId === q1)).toMatchObject({
        ...answer('q1', 'a'),
        isCorrect: true,
        correctOptionIds: [course.optionId(GRADED, 'q1', 'a')],
      });
    }
    expect(await school.countQueries(() => report(formId, learner.token))).toBe(2);
    expect(await school.countQueries(() => page(formId, learner.token))).toBe(4);
  });

  it("API-138 is 404 for someone else's response, none at all or an unknown form, 401 for a stranger, 400 for an invalid id", async () => {
    const form = await mintForm();
    const owner = await mintPerson(school);
    const other = await mintPerson(school);
    const { responseId } = (await open(form.formId, owner.token)).body;
    expect((await report(form.formId, other.token, `?response-id=${responseId}`)).status).toBe(404);
    expect((await report(form.formId, other.token)).status).toBe(404);
    expect((await report(randomUUID(), owner.token)).status).toBe(404);
    expect((await report(form.formId)).status).toBe(401);
    expect((await report(form.formId, owner.token, '?response-id=x')).status).toBe(400);
  });
});

describe('listing forms', () => {
  it('API-023 PUBLIC forms are listed for everyone, without quizzes and without correct answers', async () => {
    const form = await mintForm({ kind: 'FEEDBACK', title: 'How are we?' });
    const quiz = await mintForm({ kind: 'QUIZ' });
    const { token } = await mintPerson(school);
    const { status, body } = await school.call('GET', '/v1/client/user/forms?productId=PUBLIC', { token });
    expect(status).toBe(200);
    const ids = body.forms.map(({ formId }: { formId: string }) => formId);
    expect(ids).toContain(form.formId);
    expect(ids).not.toContain(quiz.formId);
    expect(JSON.stringify(body)).not.toContain('isCorrect');
    expect(body.forms.find(({ formId }: { formId: string }) => formId === form.formId)).toMatchObject({
      kind: 'FEEDBACK',
      pages: [{ pageId: 'first' }, { pageId: 'second' }],
    });
  });

  it('API-023 forms of a product are listed for members of its cohorts only', async () => {
    const form = await mintForm({ productId: 'BIM_M' });
    const cohort = await mintCohort(school, { productId: 'BIM_M' });
    const member = await mintPerson(school);
    const outsider = await mintPerson(school);
    await enrol(school, cohort.cohortId, member.userId);
    const url = '/v1/client/user/forms?productId=BIM_M';
    expect((await school.call('GET', url, { token: member.token })).body.forms).toMatchObject([
      { formId: form.formId },
    ]);
    expect((await school.call('GET', url, { token: outsider.token })).body).toEqual({ forms: [] });
    expect((await school.call('GET', url)).status).toBe(401);
    expect(
      (await school.call('GET', '/v1/client/user/forms?productId=piano', { token: member.token })).status,
    ).toBe(400);
  });
});
