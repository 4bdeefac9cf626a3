import { type DatabaseHandle, openDatabase } from '@plinth/api-server/db/database';
import { cohorts, cohortTimelines, products } from '@plinth/api-server/db/schema/cohorts';
import { toPublication } from '@plinth/api-server/services/course-packages/to-publication';
import { publishCourse } from '@plinth/api-server/services/courses/publish-course';
import type { CohortView } from '@plinth/api-server/services/curriculum/cohort-view';
import { courseTree } from '@plinth/api-server/services/curriculum/course-tree';
import { createFindCohortFacts } from '@plinth/api-server/services/curriculum/read-cohort-facts';
import { findPassages } from '@plinth/api-server/services/mentor-queries/find-passages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCourseLibrary } from '../src/courses/read-course-library.ts';
import { COURSE_QUESTIONS } from '../src/demonstration/course-questions.ts';
import { measureCourseAnswers } from '../src/demonstration/measure-course-answers.ts';
import { openTestDatabase } from './open-test-database.ts';

const DAY_MS = 86_400_000;
const NOBODY = '00000000-0000-7000-8000-000000000000';

describe('the course assistant on the BIM_A course of the demonstration school', () => {
  let own: Awaited<ReturnType<typeof openTestDatabase>>;
  let database: DatabaseHandle;
  let view: CohortView;

  beforeAll(async () => {
    own = await openTestDatabase();
    database = openDatabase(own.url, 2, () => {});
    const { db } = database;
    const course = readCourseLibrary().find(({ code }) => code === 'BIM_A');
    if (!course) throw new Error('there is no BIM_A');
    const { courseId, version } = await db.transaction((tx) =>
      publishCourse(tx, toPublication(course), new Date()),
    );
    await db.insert(products).values({
      productId: 'BIM_A',
      courseTitle: course.title,
      productType: 'SPECIALIZATION',
      cohortType: 'BIM_A',
      region: 'INDIA',
      durationWeeks: 24,
      createdAt: new Date(),
    });
    const [cohort] = await db
      .insert(cohorts)
      .values({
        productId: 'BIM_A',
        courseId,
        courseTitle: course.title,
        batchNumber: '1',
        cohortType: 'BIM_A',
        productType: 'SPECIALIZATION',
        isCapstonePresent: true,
        createdAt: new Date(),
      })
      .returning();
    if (!cohort) throw new Error('no cohort');
    const { cohortId } = cohort;
    const now = Date.now();
    await db
      .insert(cohortTimelines)
      .values({ cohortId, key: 'START_DATE', time: new Date(now - 365 * DAY_MS) });
    const facts = await createFindCohortFacts(db)({ cohortId, userId: NOBODY });
    if (!facts) throw new Error('no facts');
    view = { facts, tree: await courseTree(db, courseId, version), now, isPreview: false };
  });
  afterAll(async () => {
    await database.close();
    await own.drop();
  });

  const ask = async (question: string) => {
    const passages = await findPassages({ db: database.db }, view, { title: question, description: '' });
    return [...new Set(passages.map(({ source }) => source.title))];
  };

  it('FIND-02 the question set covers every lesson, and at least a tenth of it has no answer in the course', () => {
    const asked = new Set(COURSE_QUESTIONS.flatMap(({ lessons }) => lessons));
    const titles = [...view.tree.nodes.values()]
      .filter(({ type, namespace, meta }) => type === 'TOPIC' && namespace === 'LEARNING' && meta.title)
      .map(({ meta }) => meta.title);
    expect([...asked].sort()).toEqual([...titles].sort());
    expect(COURSE_QUESTIONS.length).toBeGreaterThanOrEqual(80);
    const without = COURSE_QUESTIONS.filter(({ lessons }) => lessons.length === 0).length;
    expect(without / COURSE_QUESTIONS.length).toBeGreaterThanOrEqual(0.1);
  });

  it('FIND-02 at least nine of ten answerable questions get the right lesson first, and no unanswerable one gets any', async () => {
    const answers = await measureCourseAnswers(ask);
    expect(answers.invented).toBe(0);
    expect(answers.first / answers.answerable).toBeGreaterThanOrEqual(0.9);
  });
});
