import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  CLARITY,
  CLASHES,
  CLASHES_OPTIONS,
  COORDINATOR,
  entry,
  evaluationCalls,
  FILTER,
  MODELLER,
  type Room,
} from '../../test/evaluation-calls.ts';
import { assignMentor, enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { reportEntries, reports } from '../db/schema/curriculum.ts';
import { documents } from '../db/schema/operations.ts';

const school = openTestSchool();
const { mintRoom, mintSlot, mintInterview, book, asGuide, noted, register, form, assess } =
  evaluationCalls(school);
/** Where a learner reads their own report. */
const own = ({ cohort }: Room) => `/v1/client/workspace/${cohort.cohortId}/evaluation-report`;

describe('interview notes', () => {
  it('API-201 the filter questions are returned without points, and are 404 for a course without a form', async () => {
    const room = await mintRoom();
    const { body } = await asGuide(room, 'GET', 'get-filter-questions');
    expect(body).toEqual({
      formId: room.formId,
      questions: [
        {
          questionId: FILTER,
          questionType: 'FILTER',
          question: 'Which role?',
          options: [
            { optionId: MODELLER, text: 'Modeller' },
            { optionId: COORDINATOR, text: 'Coordinator' },
          ],
        },
      ],
    });
    const bare = await mintRoom({ form: false });
    expect((await asGuide(bare, 'GET', 'get-filter-questions')).status).toBe(404);
    expect((await asGuide(room, 'GET', 'get-filter-questions', undefined, bare.guide.token)).status).toBe(
      403,
    );
    expect(
      (await school.call('GET', '/v1/client/mentor/x/get-filter-questions', { token: room.guide.token }))
        .status,
    ).toBe(400);
  });

  it('API-202 the chosen options select the sections; unknown options and learners are refused', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    const titles = (body: { sections: { sectionTitle: string }[] }) =>
      body.sections.map(({ sectionTitle }) => sectionTitle);
    expect(titles((await form(room)).body)).toEqual(['Presentation']);
    expect(titles((await form(room, `&optionIds=${COORDINATOR}`)).body)).toEqual([
      'Presentation',
      'Coordination',
    ]);
    const many = await form(room, `&optionIds[]=${MODELLER}&optionIds[]=${COORDINATOR}`);
    expect(titles(many.body)).toHaveLength(2);
    expect(JSON.stringify(many.body)).not.toContain('points');
    expect(many.body.responseId).toBeUndefined();
    expect((await form(room, `&optionIds=${randomUUID()}`)).status).toBe(400);
    expect((await form(room, '&optionIds=x')).status).toBe(400);
    expect((await form(room, '', room.learner.token)).status).toBe(403);
    const other = await asGuide(room, 'GET', `get-filtered-evaluation-form?userId=${randomUUID()}`);
    expect(other.status).toBe(404);
  });

  it('API-206 API-203 are stored, a later answer replaces an earlier one, and a repeat changes nothing', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    expect((await register(room, noted(room))).body).toEqual({ registered: 3 });
    expect((await register(room, noted(room))).body).toEqual({ registered: 3 });
    const { status, body } = await asGuide(
      room,
      'GET',
      `learner-feedback-detail?userId=${room.learner.userId}`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userId: room.learner.userId,
      firstName: 'Asha',
      slotStatus: 'INTERVIEW_IN_PROGRESS',
      feedbackStatus: 'FEEDBACK_PENDING',
      hasNotes: true,
      formId: room.formId,
      filterAnswers: [{ questionId: FILTER, entries: [entry(COORDINATOR)] }],
    });
    expect(body.sections[1].questions.map(({ isRequired }: { isRequired: boolean }) => isRequired)).toEqual([
      true,
      false,
    ]);
    expect(body.sections[1].questions[0].entries).toEqual([
      entry(CLASHES_OPTIONS[0]?.optionId, 'One was left.'),
    ]);
    await register(room, [
      { userId: room.learner.userId, questionId: CLASHES, entries: [entry(CLASHES_OPTIONS[1]?.optionId)] },
    ]);
    expect((await form(room, `&optionIds=${COORDINATOR}`)).body.sections[1].questions[0].entries).toEqual([
      entry(CLASHES_OPTIONS[1]?.optionId),
    ]);
    const foreign = await asGuide(room, 'GET', `learner-feedback-detail?userId=${randomUUID()}`);
    expect(foreign.status).toBe(404);
    expect((await asGuide(room, 'GET', 'learner-feedback-detail?userId=x')).status).toBe(400);
    expect(
      (
        await asGuide(
          room,
          'GET',
          `learner-feedback-detail?userId=${room.learner.userId}`,
          undefined,
          room.learner.token,
        )
      ).status,
    ).toBe(403);
  });

  it("API-203 D-34 ENTITY-21 the guide of an interview may open the learner's portfolio, and nothing else of theirs", async () => {
    const room = await mintRoom();
    await mintInterview(room);
    const { cohortId } = room.cohort;
    const { db, files } = school.deps;
    const handIn = async (nodeKey: string, namespace: 'REVIEW_DAY' | 'LEARNING', isSubmitted = true) => {
      const [reportId, documentId] = [randomUUID(), randomUUID()];
      const at = school.now();
      const path = `submission/${documentId}.pdf`;
      await files.put('private', path, Buffer.from('%PDF-1.7 portfolio'), 'application/pdf');
      await db.insert(reports).values({
        reportId,
        cohortId,
        userId: room.learner.userId,
        nodeId: room.course.id(nodeKey),
        namespace,
        reviewStatus: isSubmitted ? 'PENDING' : 'DRAFT',
        submittedAt: isSubmitted ? at : null,
        createdAt: school.now(),
      });
      await db.insert(documents).values({
        documentId,
        userId: room.learner.userId,
        cohortId,
        reportId,
        kind: 'SUBMISSION',
        name: 'portfolio.pdf',
        bucket: 'private',
        path,
        contentType: 'application/pdf',
        size: 18,
        sha256: documentId,
        createdAt: at,
      });
      await db
        .insert(reportEntries)
        .values({ reportId, version: 1, kind: 'FILE', documentId, fingerprint: documentId, createdAt: at });
      return { reportId, documentId };
    };
    const portfolio = await handIn('review/portfolio', 'REVIEW_DAY');
    const draft = await handIn('review/quiz', 'REVIEW_DAY', false);
    const task = await handIn('root/m1/task/assignment', 'LEARNING');
    const { body } = await asGuide(room, 'GET', `learner-feedback-detail?userId=${room.learner.userId}`);
    expect(body.handIns).toMatchObject([
      {
        reportId: portfolio.reportId,
        title: 'Portfolio',
        entries: [{ kind: 'FILE', name: 'portfolio.pdf', documentId: portfolio.documentId }],
      },
    ]);
    const open = async (documentId: string, token = room.guide.token) =>
      (await school.call('GET', `/v2/client/user/download-document/${cohortId}/${documentId}`, { token }))
        .status;
    expect(await open(portfolio.documentId)).toBe(200);
    expect(await open(draft.documentId)).toBe(404);
    expect(await open(task.documentId)).toBe(404);
    const stranger = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohortId, stranger.userId, 'INDUSTRIAL_GUIDE');
    expect(await open(portfolio.documentId, stranger.token)).toBe(404);
  });

  it('API-203 EVAL-06 are empty for a course without a form, and the interview is still shown', async () => {
    const room = await mintRoom({ form: false });
    await mintInterview(room);
    const { status, body } = await asGuide(
      room,
      'GET',
      `learner-feedback-detail?userId=${room.learner.userId}`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      slotStatus: 'INTERVIEW_IN_PROGRESS',
      hasNotes: false,
      formId: null,
      responseId: null,
      filterAnswers: [],
      sections: [],
    });
  });

  it('API-206 are 409 before the interview begins', async () => {
    const early = await mintRoom();
    await book(early, await mintSlot(early, 5));
    expect(await register(early, noted(early))).toMatchObject({
      status: 409,
      body: { message: 'One of these interviews has not begun.' },
    });
    expect((await form(early)).body.responseId).toBeUndefined();
  });

  it('API-206 none are stored when one learner is not assigned or one option belongs to another question', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    const other = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, other.userId);
    const withOther = [...noted(room), { ...noted(room)[0], userId: other.userId }];
    expect((await register(room, withOther)).status).toBe(404);
    const foreign = [{ userId: room.learner.userId, questionId: CLARITY, entries: [entry(MODELLER)] }];
    const refused = await register(room, [...noted(room), ...foreign]);
    expect([refused.status, refused.body.data.fields]).toEqual([
      400,
      [{ path: CLARITY, message: 'An option is not one of this question.' }],
    ]);
    expect((await register(room, [])).status).toBe(400);
    expect((await register(room, noted(room), room.learner.token)).status).toBe(403);
    const wrongForm = { formId: randomUUID(), responses: noted(room) };
    expect((await asGuide(room, 'POST', 'bulk-register-response', wrongForm)).status).toBe(404);
    expect((await form(room)).body.responseId).toBeUndefined();
  });

  it('API-206 API-203 API-207 a remark is saved alone or with answers, the last one counts, and completion keeps it', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    const { userId } = room.learner;
    const note = (remark: string, responses: object[] = []) =>
      asGuide(room, 'POST', 'bulk-register-response', {
        formId: room.formId,
        responses,
        remarks: [{ userId, remark }],
      });
    const stands = async () =>
      (await asGuide(room, 'GET', `learner-feedback-detail?userId=${userId}`)).body as {
        remark: string | null;
        hasNotes: boolean;
        responseId: string;
      };
    expect((await note(' Name who decided. ')).body).toEqual({ registered: 1 });
    expect(await stands()).toMatchObject({ remark: 'Name who decided.', hasNotes: false });
    expect((await note('')).status).toBe(200);
    expect((await stands()).remark).toBeNull();
    expect((await note('Keep the habit.', noted(room))).body).toEqual({ registered: 4 });
    await register(room, noted(room));
    expect(await stands()).toMatchObject({ remark: 'Keep the habit.', hasNotes: true });
    expect((await note('x'.repeat(5001))).status).toBe(400);
    const stranger = {
      formId: room.formId,
      responses: [],
      remarks: [{ userId: randomUUID(), remark: 'No.' }],
    };
    expect((await asGuide(room, 'POST', 'bulk-register-response', stranger)).status).toBe(404);
    expect((await school.call('GET', own(room), { token: room.learner.token })).body.report).toBeNull();

    const { responseId } = await stands();
    expect((await assess(room, { responseId })).status).toBe(200);
    expect((await note('Too late.')).status).toBe(409);
    const { report } = (await school.call('GET', own(room), { token: room.learner.token })).body;
    expect(report.remark).toBe('Keep the habit.');
  });

  it('API-206 on many learners take as many statements as on one', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    await register(room, noted(room));
    const few = await school.countQueries(() => register(room, noted(room)));
    const more: object[] = [];
    for (let hour = 1; hour <= 6; hour += 1) {
      const learner = await mintPerson(school);
      await enrol(school, room.cohort.cohortId, learner.userId);
      await mintInterview(room, hour, learner.userId);
      more.push(...noted(room).map((one) => ({ ...one, userId: learner.userId })));
    }
    expect(await school.countQueries(() => register(room, more))).toBe(few);
  });
});
