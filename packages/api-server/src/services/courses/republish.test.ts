import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../../test/mint.ts';
import { mintCohortWithCourse, mintCourse, smallCourse, threeQuestions } from '../../../test/mint-course.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { cohortTimelines } from '../../db/schema/cohorts.ts';
import { cohortNodeDates, courseNodes, liveSessions } from '../../db/schema/curriculum.ts';
import { formResponses } from '../../db/schema/forms.ts';
import type { NodePublication } from './course-publication.ts';

const school = openTestSchool();
const DAY = 86_400_000;

async function mintClass() {
  const { cohort, course } = await mintCohortWithCourse(school);
  const learner = await mintPerson(school);
  const other = await mintPerson(school);
  await enrol(school, cohort.cohortId, learner.userId);
  await enrol(school, cohort.cohortId, other.userId);
  const lms = `/v2/client/lms/${cohort.cohortId}`;
  const complete = (token: string, nodeId: string) =>
    school.call('PUT', `${lms}/nodes/states?namespace=LEARNING&nodeId=${nodeId}`, { token });
  const states = async (token: string) =>
    (await school.call('GET', `${lms}/nodes/states?namespace=LEARNING`, { token })).body.nodes;
  const read = (token: string, nodeId: string) =>
    school.call('GET', `${lms}/content?namespace=LEARNING&node-id=${nodeId}`, { token });
  const publish = (nodes: NodePublication[]) => mintCourse(school, { code: course.code, nodes });
  return { cohort, course, learner, other, lms, complete, states, read, publish };
}

const without = (key: string) =>
  smallCourse.filter((node) => node.key !== key && !node.key.startsWith(`${key}/`));

const newQuiz = (parentKey: string): NodePublication => ({
  key: `${parentKey}/late-quiz`,
  parentKey,
  type: 'QUIZ',
  namespace: 'LEARNING',
  rank: 20,
  meta: { title: 'A late quiz' },
  quiz: { title: 'A late quiz', credits: 5, quizType: 'GRADED', questions: threeQuestions },
});

describe('republishing a course that is being taught', () => {
  it('CURR-04 a quiz added to a completed lesson does not undo its completion, and is unlocked', async () => {
    const { course, learner, other, complete, states, publish } = await mintClass();
    const lesson = course.id('root/m1/plain');
    expect((await complete(learner.token, lesson)).status).toBe(200);
    const after = await publish([...smallCourse, newQuiz('root/m1/plain')]);
    const quiz = after.id('root/m1/plain/late-quiz');

    const own = await states(learner.token);
    expect(own[lesson].state).toBe('COMPLETED');
    expect(own[quiz]).toEqual({ state: 'NOT_STARTED', isLocked: false, isOptional: true });
    // Completing again returns what it did before; a learner who had not completed the lesson must do the quiz first.
    expect((await complete(learner.token, lesson)).status).toBe(200);
    const refused = await complete(other.token, lesson);
    expect(refused.status).toBe(409);
    expect(refused.body.data.details).toContain('A late quiz');
  });

  it('CURR-04 a lesson added to a completed module leaves the module complete', async () => {
    const { course, learner, complete, states, publish } = await mintClass();
    const two = smallCourse.filter(
      ({ key }) => !key.startsWith('root/m1/') || key.startsWith('root/m1/plain'),
    );
    await publish(two);
    await complete(learner.token, course.id('root/m1/plain'));
    expect((await states(learner.token))[course.id('root/m1')].state).toBe('COMPLETED');
    await publish([
      ...two,
      {
        key: 'root/m1/new',
        parentKey: 'root/m1',
        type: 'TOPIC',
        namespace: 'LEARNING',
        rank: 9,
        meta: { title: 'New' },
      },
    ]);
    expect((await states(learner.token))[course.id('root/m1')].state).toBe('COMPLETED');
  });

  it('CURR-04 COHORT-09 a lesson added to a module that is complete but for a called-off session leaves it complete', async () => {
    const { cohort, course, learner, complete, states, publish } = await mintClass();
    const two = smallCourse.filter(
      ({ key }) => !key.startsWith('root/m1/') || key.startsWith('root/m1/plain') || key === 'root/m1/live',
    );
    await publish(two);
    await school.deps.db.insert(liveSessions).values({
      cohortId: cohort.cohortId,
      nodeId: course.id('root/m1/live'),
      startDate: school.now(),
      endDate: school.now(),
      sessionStatus: 'RESCHEDULED',
    });
    await complete(learner.token, course.id('root/m1/plain'));
    expect((await states(learner.token))[course.id('root/m1')].state).toBe('COMPLETED');
    const added = { key: 'root/m1/new', parentKey: 'root/m1', type: 'TOPIC', namespace: 'LEARNING' } as const;
    await publish([...two, { ...added, rank: 9, meta: { title: 'New' } }]);
    expect((await states(learner.token))[course.id('root/m1')].state).toBe('COMPLETED');
  });

  it('CURR-04 a removed lesson can be read only by learners who worked on it', async () => {
    const { course, learner, other, complete, read, publish, lms } = await mintClass();
    const lesson = course.id('root/m1/plain');
    await complete(learner.token, lesson);
    await publish(without('root/m1/plain'));

    const own = await read(learner.token, lesson);
    expect(own.status).toBe(200);
    expect(own.body.state).toBe('COMPLETED');
    expect(own.body.node.isRetired).toBe(true);
    expect(JSON.stringify(own.body.node)).toContain('A secret of the lesson.');
    expect((await read(other.token, lesson)).status).toBe(404);
    expect((await complete(other.token, lesson)).status).toBe(404);
    const outline = await school.call('GET', `${lms}/cohort-node-data/index?namespace=LEARNING`, {
      token: learner.token,
    });
    expect(JSON.stringify(outline.body)).not.toContain(lesson);
    const events = await school.call(
      'GET',
      `/v1/client/workspace/${lms.split('/').at(-1)}/user-performance-events?pageNo=0`,
      { token: learner.token },
    );
    expect(events.body.events).toMatchObject([{ nodeId: lesson, title: 'Plain topic', credits: 5 }]);
  });

  it('COHORT-10 a step that is added or re-dated follows the dates of a cohort that was moved, and in others the plan', async () => {
    const { cohort, course, learner, publish } = await mintClass();
    const other = await mintCohort(school, { courseId: course.courseId }, 28);
    await enrol(school, other.cohortId, learner.userId);
    const task = 'root/m1/task/assignment';
    const startOf = async (cohortId: string) => {
      const [row] = await school.deps.db
        .select({ time: cohortTimelines.time })
        .from(cohortTimelines)
        .where(and(eq(cohortTimelines.cohortId, cohortId), eq(cohortTimelines.key, 'START_DATE')));
      return row?.time.getTime() ?? 0;
    };
    const moved = new Date((await startOf(cohort.cohortId)) + 54 * DAY);
    await school.deps.db
      .insert(cohortNodeDates)
      .values({ cohortId: cohort.cohortId, nodeId: course.id(task), dueAt: moved });
    const added = (dueDay: number): NodePublication => ({
      key: 'root/m1/task/second',
      parentKey: 'root/m1/task',
      type: 'ASSIGNMENT',
      namespace: 'LEARNING',
      rank: 2,
      meta: { title: 'Draw another wall' },
      dueDay,
    });
    const dueDayIn = async ({ cohortId }: { cohortId: string }, key: string, nodes: NodePublication[]) => {
      const after = await publish(nodes);
      const { body } = await school.call('GET', `/v1/client/workspace/${cohortId}/tasks`, {
        token: learner.token,
      });
      const found = body.tasks.find(({ nodeId }: { nodeId: string }) => nodeId === after.id(key));
      return (Date.parse(found.endDate) - (await startOf(cohortId))) / DAY;
    };
    const key = 'root/m1/task/second';
    const withAdded = (day: number) => [...smallCourse, added(day)];
    expect(await dueDayIn(cohort, key, withAdded(45))).toBe(59);
    expect(await dueDayIn(other, key, withAdded(45))).toBe(45);
    expect(await dueDayIn(cohort, key, withAdded(50))).toBe(64);
    expect(await dueDayIn(cohort, key, withAdded(30))).toBe(30);
    expect(await dueDayIn(cohort, task, withAdded(30))).toBe(54);
  });

  it('AUTHOR-02 a link between lessons leads to its page, and becomes plain text once that page is removed', async () => {
    const { course, learner, read, publish } = await mintClass();
    const linked = smallCourse.map((node) =>
      node.key === 'root/m1/plain/lesson/part/text'
        ? {
            ...node,
            meta: { ...node.meta, runs: [{ text: 'A secret of the lesson.', href: 'lesson:root/m1/timed' }] },
          }
        : node,
    );
    await publish(linked);
    const runsNow = async () => {
      const { body } = await read(learner.token, course.id('root/m1/plain'));
      return JSON.parse(/"runs":(\[.*?\])/.exec(JSON.stringify(body.node))?.[1] ?? 'null');
    };
    expect(await runsNow()).toEqual([
      {
        text: 'A secret of the lesson.',
        page: { moduleId: course.id('root/m1'), nodeId: course.id('root/m1/timed') },
      },
    ]);
    await publish(linked.filter(({ key }) => !key.startsWith('root/m1/timed')));
    expect(await runsNow()).toEqual([{ text: 'A secret of the lesson.' }]);
  });

  it('CURR-04 a lesson that is restored keeps its id and its progress', async () => {
    const { course, learner, complete, states, publish } = await mintClass();
    const lesson = course.id('root/m1/plain');
    await complete(learner.token, lesson);
    await publish(without('root/m1/plain'));
    expect((await states(learner.token))[lesson]).toBeUndefined();
    const back = await publish(smallCourse);
    expect(back.id('root/m1/plain')).toBe(lesson);
    expect((await states(learner.token))[lesson].state).toBe('COMPLETED');
  });

  it('CURR-02 a lesson that moves to another module keeps its id and its progress', async () => {
    const { course, learner, complete, states, publish } = await mintClass();
    const lesson = course.id('root/m1/plain');
    await complete(learner.token, lesson);
    await publish(
      smallCourse.map((node) =>
        node.key === 'root/m1/plain' ? { ...node, parentKey: 'root/m2', rank: 7 } : node,
      ),
    );
    const [row] = await school.deps.db.select().from(courseNodes).where(eq(courseNodes.nodeId, lesson));
    expect(row?.parentNodeId).toBe(course.id('root/m2'));
    // The new module opens on day 60: the lesson is locked with it and stays complete.
    expect((await states(learner.token))[lesson]).toEqual({ state: 'COMPLETED', isLocked: true });
  });

  it('ENTITY-15 an attempt open while its quiz is republished can be handed in, and its report is kept when the quiz is removed', async () => {
    const { cohort, course, learner, lms, publish } = await mintClass();
    const key = 'root/m1/graded/quiz';
    const quiz = { quizId: course.id(key), formId: course.formId(key) };
    const { token } = learner;
    const start = await school.call('POST', `${lms}/start-quiz/LEARNING`, {
      token,
      body: { ...quiz, isRetake: false, isPreview: false },
    });
    expect(start.status).toBe(201);
    const { responseId } = start.body;
    await publish(
      smallCourse.map((node) =>
        node.key === key && node.quiz
          ? { ...node, quiz: { ...node.quiz, questions: threeQuestions.slice(0, 2) } }
          : node,
      ),
    );
    const attempt = { ...quiz, nodeId: quiz.quizId, namespace: 'LEARNING', responseId };
    const handIn = await school.call('POST', `${lms}/quiz/force-submit`, {
      token,
      body: { ...attempt, forceSubmit: true },
    });
    expect(handIn.status).toBe(200);
    await publish(without('root/m1/graded'));
    const report = await school.call(
      'GET',
      `/v1/client/form/response/report/${quiz.formId}?response-id=${responseId}`,
      { token, headers: { 'x-product-id': cohort.productId } },
    );
    expect(report.status).toBe(200);
    const kept = await school.deps.db
      .select()
      .from(formResponses)
      .where(eq(formResponses.responseId, responseId));
    expect(kept).toMatchObject([{ status: 'COMPLETED', nodeId: quiz.quizId }]);
  });
});
