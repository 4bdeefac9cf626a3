import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../../test/mint.ts';
import { mintCourse, smallCourse, threeQuestions } from '../../../test/mint-course.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { courses, nodeProgress } from '../../db/schema/curriculum.ts';
import { forms } from '../../db/schema/forms.ts';
import { publishCourse } from './publish-course.ts';

const school = openTestSchool();

describe('publishing a course', () => {
  it('CURR-01 publishing the same course again keeps every id and increments the version', async () => {
    const first = await mintCourse(school);
    const second = await mintCourse(school, { code: first.code });
    expect(second.courseId).toBe(first.courseId);
    expect(second.version).toBe(first.version + 1);
    const ids = (course: typeof first) =>
      Object.fromEntries(course.rows.map((row) => [row.key, [row.nodeId, row.formId]]));
    expect(ids(second)).toEqual(ids(first));
    expect(second.rows).toHaveLength(smallCourse.length);
  });

  it('updates a changed title, removes a missing node, and keeps what learners have done', async () => {
    const first = await mintCourse(school);
    const cohort = await mintCohort(school, { courseId: first.courseId });
    const learner = await mintPerson(school);
    await enrol(school, cohort.cohortId, learner.userId);
    const nodeId = first.id('root/m1/plain');
    const path = `/v2/client/lms/${cohort.cohortId}/nodes/states?namespace=LEARNING`;
    expect((await school.call('PUT', `${path}&nodeId=${nodeId}`, { token: learner.token })).status).toBe(200);

    const nodes = smallCourse
      .filter(({ key }) => !key.startsWith('root/m2'))
      .map((node) => (node.key === 'root/m1/plain' ? { ...node, meta: { title: 'A better title' } } : node));
    await mintCourse(school, { code: first.code, nodes });

    const states = await school.call('GET', path, { token: learner.token });
    expect(states.body.nodes[nodeId]).toEqual({ state: 'COMPLETED', isLocked: false });
    expect(states.body.nodes[first.id('root/m2')]).toBeUndefined();
    const index = await school.call(
      'GET',
      `/v2/client/lms/${cohort.cohortId}/cohort-node-data/index?namespace=LEARNING`,
      {
        token: learner.token,
      },
    );
    expect(JSON.stringify(index.body)).toContain('A better title');
    const rows = await school.deps.db
      .select()
      .from(nodeProgress)
      .where(eq(nodeProgress.userId, learner.userId));
    expect(rows).toHaveLength(1);
  });

  it('ENTITY-11 questions and options keep their ids when a question is added', async () => {
    const first = await mintCourse(school);
    const key = 'root/m1/graded/quiz';
    const nodes = smallCourse.map((node) =>
      node.key === key && node.quiz
        ? {
            ...node,
            quiz: {
              ...node.quiz,
              questions: [
                {
                  ...threeQuestions[0],
                  key: 'q0',
                  questionType: 'SINGLE_CHOICE' as const,
                  question: 'New?',
                  options: threeQuestions[0]?.options ?? [],
                },
                ...threeQuestions,
              ],
            },
          }
        : node,
    );
    await mintCourse(school, { code: first.code, nodes });
    const [form] = await school.deps.db
      .select()
      .from(forms)
      .where(eq(forms.formId, first.formId(key)));
    const questions = form?.pages[0]?.questions ?? [];
    expect(questions).toHaveLength(4);
    expect(questions[1]?.questionId).toBe(first.questionId(key, 'q1'));
    expect(questions[1]?.options[0]?.optionId).toBe(first.optionId(key, 'q1', 'a'));
  });

  it('five simultaneous publications run one after another: one course, version five', async () => {
    const code = 'race-course';
    await Promise.all(Array.from({ length: 5 }, () => mintCourse(school, { code })));
    const rows = await school.deps.db.select().from(courses).where(eq(courses.code, code));
    expect(rows.map(({ version }) => version)).toEqual([5]);
  });

  it.each([
    ['a key twice', [...smallCourse, ...smallCourse.slice(0, 1)]],
    ['a second root', [...smallCourse, { ...smallCourse[0], key: 'other' }]],
    ['an unknown parent', [{ ...smallCourse[1] }]],
    ['a parent in another part', [...smallCourse, { ...smallCourse[1], key: 'x', namespace: 'CAREER' }]],
    [
      'a circle',
      [
        smallCourse[0],
        { ...smallCourse[1], key: 'a', parentKey: 'b' },
        { ...smallCourse[1], key: 'b', parentKey: 'a' },
      ],
    ],
  ])('%s is refused and nothing is written', async (_what, nodes) => {
    const code = `bad-${_what}`;
    const publish = school.deps.db.transaction((tx) =>
      publishCourse(tx, { code, title: 'Bad', nodes: nodes as typeof smallCourse }, school.now()),
    );
    await expect(publish).rejects.toThrow();
    expect(await school.deps.db.select().from(courses).where(eq(courses.code, code))).toEqual([]);
  });
});
