import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse, mintDate } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { nodeProgress } from '../db/schema/curriculum.ts';
import { evaluationSlots, interviews } from '../db/schema/evaluation-day.ts';

const school = openTestSchool();
const DAY = 86_400_000;

async function mintClass() {
  const { cohort, course } = await mintCohortWithCourse(school);
  const learner = await mintPerson(school);
  const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'], firstName: 'Ravi' });
  await enrol(school, cohort.cohortId, learner.userId);
  await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
  const path = (key: string, namespace = 'LEARNING') =>
    `/v2/client/lms/${cohort.cohortId}/content?namespace=${namespace}&node-id=${course.id(key)}`;
  return {
    cohort,
    course,
    learner,
    guide,
    path,
    preview: (key: string) => path(key).replace('/content?', '/content/preview?'),
  };
}

describe('the content of a topic', () => {
  it("API-124 has the lesson, its sections and the learner's own state when it is open", async () => {
    const { course, learner, path } = await mintClass();
    const { status, body } = await school.call('GET', path('root/m1/plain'), { token: learner.token });
    expect(status).toBe(200);
    expect(body.state).toBe('NOT_STARTED');
    expect(body.node.nodeId).toBe(course.id('root/m1/plain'));
    expect(JSON.stringify(body.node)).toContain('A secret of the lesson.');
    expect(body.sections).toEqual({
      MAIN_CONTENT: [{ nodeId: course.id('root/m1/plain/lesson/part'), contentType: 'TEXT', title: 'Walls' }],
      FAQ: [],
      HELPFUL_RESOURCE: [
        { nodeId: course.id('root/m1/plain/lesson/links'), contentType: 'TEXT', title: 'References' },
      ],
    });
    expect(body.evaluationDay).toBeUndefined();
  });

  it('API-124 ERR-14 is 403 LOCKED before it opens, and names the day', async () => {
    const { learner, path } = await mintClass();
    const { status, body } = await school.call('GET', path('root/m2/later'), { token: learner.token });
    expect(status).toBe(403);
    expect(body.code).toBe('LOCKED');
    expect(body.data.details).toMatch(
      /^This opens on \d{1,2} [A-Z][a-z]+, \d{4}, \d{2}:\d{2} [AP]M \(India Standard Time\)\.$/,
    );
    expect(Date.parse(body.data.unlocksAt)).toBeGreaterThan(school.now().getTime() + 31 * DAY);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('API-124 is locked until a minute before the opening time and open from then on', async () => {
    const minute = 1 / 1_440;
    for (const [startedDaysAgo, status] of [
      [60, 200],
      [60 - minute, 403],
    ] as const) {
      const { cohort, course } = await mintCohortWithCourse(school, {}, startedDaysAgo);
      const learner = await mintPerson(school);
      await enrol(school, cohort.cohortId, learner.userId);
      const url = `/v2/client/lms/${cohort.cohortId}/content?namespace=LEARNING&node-id=${course.id('root/m2/later')}`;
      expect((await school.call('GET', url, { token: learner.token })).status).toBe(status);
    }
  });

  it("API-124 API-125 is 401 for a stranger, 403 for an outsider, 404 for another course's node, 400 for an invalid id", async () => {
    const { cohort, learner, guide, path, preview } = await mintClass();
    const other = await mintClass();
    for (const url of [path('root/m1/plain'), preview('root/m1/plain')]) {
      expect((await school.call('GET', url)).status).toBe(401);
      expect((await school.call('GET', url, { token: other.learner.token })).status).toBe(403);
      expect((await school.call('GET', url, { token: other.guide.token })).status).toBe(403);
    }
    const base = `/v2/client/lms/${cohort.cohortId}/content`;
    const foreign = `?namespace=LEARNING&node-id=${other.course.id('root/m1/plain')}`;
    expect((await school.call('GET', `${base}${foreign}`, { token: learner.token })).status).toBe(404);
    expect((await school.call('GET', `${base}/preview${foreign}`, { token: guide.token })).status).toBe(404);
    expect(
      (await school.call('GET', `${base}?namespace=LEARNING&node-id=x`, { token: learner.token })).status,
    ).toBe(400);
    expect(
      (await school.call('GET', `${base}/preview?namespace=LEARNING`, { token: guide.token })).status,
    ).toBe(400);
  });
});

describe('the preview of a topic', () => {
  it('API-125 shows a mentor an unreleased topic without writing anything, and is refused to a learner', async () => {
    const { learner, guide, preview } = await mintClass();
    const seen = await school.call('GET', preview('root/m2/later'), { token: guide.token });
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.body.node)).toContain('A secret of the lesson.');
    expect(await school.deps.db.select().from(nodeProgress)).toEqual([]);
    const refused = await school.call('GET', preview('root/m2/later'), { token: learner.token });
    expect(refused.status).toBe(403);
    expect(JSON.stringify(refused.body)).not.toContain('secret');
  });
});

describe('the evaluation day', () => {
  async function mintInterviews() {
    const room = await mintClass();
    await mintDate(school, room.cohort.cohortId, 'REVIEW_DAY_START_DATE', -1);
    const other = await mintPerson(school, { firstName: 'Meera' });
    await enrol(school, room.cohort.cohortId, other.userId);
    const rows = await school.deps.db
      .insert(evaluationSlots)
      .values(
        [1, 2, 3].map((n) => ({
          cohortId: room.cohort.cohortId,
          mentorId: room.guide.userId,
          startDate: new Date(school.now().getTime() + n * 3_600_000),
          status: n === 3 ? ('ACTIVE' as const) : ('INACTIVE' as const),
        })),
      )
      .returning();
    const [first, second] = rows;
    if (!first || !second) throw new Error('no slots');
    const common = { cohortId: room.cohort.cohortId, mentorId: room.guide.userId };
    await school.deps.db.insert(interviews).values([
      { ...common, userId: room.learner.userId, slotId: first.slotId, slotStatus: 'SLOT_BOOKED' },
      {
        ...common,
        userId: other.userId,
        slotId: second.slotId,
        slotStatus: 'INTERVIEW_COMPLETED',
        feedbackStatus: 'FEEDBACK_COMPLETED',
      },
    ]);
    return { ...room, other, first };
  }

  it('API-126 ENTITY-21 shows a learner the slots and their own interview, guide, quiz and portfolio', async () => {
    const { course, learner, guide, first, path } = await mintInterviews();
    const { status, body } = await school.call('GET', `${path('review', 'REVIEW_DAY')}&role=LEARNER`, {
      token: learner.token,
    });
    expect(status).toBe(200);
    expect(body.evaluationDay.slots).toHaveLength(3);
    expect(body.evaluationDay).toMatchObject({
      selectedSlot: { slotId: first.slotId, startDate: first.startDate.toISOString(), status: 'INACTIVE' },
      slotStatus: 'SLOT_BOOKED',
      interviewsCount: { total: 1, completed: 0, pending: 1 },
      feedbackQuiz: {
        quizId: course.id('review/quiz'),
        formId: course.formId('review/quiz'),
        title: 'How was it?',
        isCompleted: false,
      },
      mentorDetails: { userId: guide.userId, firstName: 'Ravi', photo: null },
      portfolioDetails: { status: 'PENDING', documentId: null },
    });
  });

  it('API-126 is 403 for a role the caller does not hold, 400 for one that does not exist', async () => {
    const { learner, guide, path } = await mintInterviews();
    const url = path('review', 'REVIEW_DAY');
    expect((await school.call('GET', `${url}&role=INDUSTRIAL_GUIDE`, { token: learner.token })).status).toBe(
      403,
    );
    expect((await school.call('GET', `${url}&role=LEAD_MENTOR`, { token: guide.token })).status).toBe(403);
    expect((await school.call('GET', `${url}&role=OWNER`, { token: learner.token })).status).toBe(400);
    const asGuide = await school.call('GET', `${url}&role=INDUSTRIAL_GUIDE`, { token: guide.token });
    expect(asGuide.body.evaluationDay.interviewsCount).toEqual({ total: 2, completed: 1, pending: 1 });
  });

  it('EVAL-07 EVAL-08 is locked before the review day', async () => {
    const { learner, path } = await mintClass();
    const { status, body } = await school.call('GET', path('review', 'REVIEW_DAY'), { token: learner.token });
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'LOCKED', data: { details: 'Coming soon!' } });
  });

  it('API-127 EVAL-03 EVAL-05 shows a guide their own interviews and counts', async () => {
    const { cohort, course, learner, other, guide } = await mintInterviews();
    const url = `/v1/client/mentor/content/evaluation/${cohort.cohortId}?node-id=${course.id('review')}`;
    const { status, body } = await school.call('GET', url, { token: guide.token });
    expect(status).toBe(200);
    expect(body.node.nodeId).toBe(course.id('review'));
    expect(body.evaluationDay.learners).toEqual([
      {
        userId: learner.userId,
        firstName: 'Asha',
        slotStatus: 'SLOT_BOOKED',
        feedbackStatus: 'FEEDBACK_PENDING',
      },
      {
        userId: other.userId,
        firstName: 'Meera',
        slotStatus: 'INTERVIEW_COMPLETED',
        feedbackStatus: 'FEEDBACK_COMPLETED',
      },
    ]);
    expect(body.evaluationDay.interviewsCount).toEqual({ total: 2, completed: 1, pending: 1 });

    const second = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohort.cohortId, second.userId, 'INDUSTRIAL_GUIDE');
    const empty = await school.call('GET', url, { token: second.token });
    expect(empty.body.evaluationDay).toMatchObject({
      slots: [],
      learners: [],
      interviewsCount: { total: 0 },
    });
  });

  it("API-127 is refused to a learner, another cohort's guide and a stranger; an unknown node is 404, an invalid id 400", async () => {
    const { cohort, course, learner, guide } = await mintClass();
    const other = await mintClass();
    const base = `/v1/client/mentor/content/evaluation/${cohort.cohortId}`;
    const url = `${base}?node-id=${course.id('review')}`;
    expect((await school.call('GET', url)).status).toBe(401);
    for (const { token } of [learner, other.guide])
      expect((await school.call('GET', url, { token })).status).toBe(403);
    expect((await school.call('GET', `${base}?node-id=${randomUUID()}`, { token: guide.token })).status).toBe(
      404,
    );
    expect((await school.call('GET', `${base}?node-id=x`, { token: guide.token })).status).toBe(400);
  });
});
