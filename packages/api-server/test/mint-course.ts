import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cohortTimelines } from '../src/db/schema/cohorts.ts';
import { courseNodes } from '../src/db/schema/curriculum.ts';
import type {
  CoursePublication,
  NodePublication,
  QuizPublication,
} from '../src/services/courses/course-publication.ts';
import { publishCourse } from '../src/services/courses/publish-course.ts';
import { stableId } from '../src/services/courses/stable-id.ts';
import { mintCohort } from './mint.ts';
import type { TestSchool } from './open-test-school.ts';

const question = (
  key: string,
  correct: string,
  questionType: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' = 'SINGLE_CHOICE',
) => ({
  key,
  questionType,
  question: `Which is right about ${key}?`,
  options: ['a', 'b', 'c'].map((option) => ({
    key: option,
    text: `Option ${option}`,
    isCorrect: correct.includes(option),
  })),
  explanation: `Because of ${key}.`,
});

/** Three questions: the answer to q1 is a, to q2 b, to q3 a and c together. */
export const threeQuestions = [
  question('q1', 'a'),
  question('q2', 'b'),
  question('q3', 'ac', 'MULTIPLE_CHOICE'),
];

const quiz = (change: Partial<QuizPublication>): QuizPublication => ({
  title: 'Check yourself',
  credits: 10,
  quizType: 'GRADED',
  maxRetakes: 1,
  questions: threeQuestions,
  ...change,
});

const lesson = (key: string): NodePublication[] => [
  {
    key: `${key}/lesson`,
    parentKey: key,
    type: 'LESSON_READING',
    namespace: 'LEARNING',
    rank: 1,
    meta: { title: 'Read' },
  },
  {
    key: `${key}/lesson/part`,
    parentKey: `${key}/lesson`,
    type: 'CONTENT_CONTAINER',
    namespace: 'LEARNING',
    rank: 1,
    meta: { heading: 'Walls' },
  },
  {
    key: `${key}/lesson/part/text`,
    parentKey: `${key}/lesson/part`,
    type: 'PARAGRAPH',
    namespace: 'LEARNING',
    rank: 1,
    meta: {
      content: 'A secret of the lesson.',
      runs: [{ text: 'A secret ', bold: true }, { text: 'of the lesson.' }],
    },
  },
  {
    key: `${key}/lesson/links`,
    parentKey: `${key}/lesson`,
    type: 'CONTENT_CONTAINER',
    namespace: 'LEARNING',
    rank: 2,
    meta: { heading: 'References' },
  },
  {
    key: `${key}/lesson/links/1`,
    parentKey: `${key}/lesson/links`,
    type: 'REFERENCE',
    namespace: 'LEARNING',
    rank: 1,
    meta: { referenceLabel: 'Handbook', referenceLink: 'https://plinth.test/handbook' },
  },
];

type Step = Pick<NodePublication, 'type'> & Partial<NodePublication> & { title: string };

/** Returns a step; its key is its path, its parent the path up to the last slash. */
const step = (key: string, rank: number, { title, ...node }: Step): NodePublication => ({
  key,
  parentKey: key.includes('/') ? key.slice(0, key.lastIndexOf('/')) : null,
  namespace: 'LEARNING',
  rank,
  meta: { title },
  ...node,
});

/**
 * A small course: a module with a plain topic, topics with a graded, a timed and a practice quiz, and one with an
 * assignment and a live session; a module that opens on day 60; parts of every other kind that has rules.
 */
export const smallCourse: NodePublication[] = [
  step('root', 1, { type: 'ROOT', title: 'Course', releaseDay: 0 }),
  step('root/m1', 1, { type: 'COURSE_MODULE', title: 'Module one', releaseDay: 0 }),
  step('root/m1/plain', 2, { type: 'TOPIC', title: 'Plain topic', releaseDay: 0, credits: 5 }),
  ...lesson('root/m1/plain'),
  step('root/m1/graded', 1, {
    type: 'TOPIC',
    title: 'Graded topic',
    releaseDay: 0,
    credits: 4,
    skills: ['Modelling'],
  }),
  ...lesson('root/m1/graded'),
  step('root/m1/graded/quiz', 9, { type: 'QUIZ', title: 'Graded quiz', quiz: quiz({}) }),
  step('root/m1/timed', 3, { type: 'TOPIC', title: 'Timed topic' }),
  step('root/m1/timed/quiz', 1, { type: 'QUIZ', title: 'Timed quiz', quiz: quiz({ timeLimitSeconds: 600 }) }),
  step('root/m1/practice', 4, { type: 'TOPIC', title: 'Practice topic' }),
  step('root/m1/practice/quiz', 1, {
    type: 'QUIZ',
    title: 'Practice quiz',
    quiz: quiz({ quizType: 'PRACTICE', credits: 0 }),
  }),
  step('root/m1/task', 5, { type: 'TOPIC', title: 'Task topic' }),
  step('root/m1/task/assignment', 1, { type: 'ASSIGNMENT', title: 'Draw a wall', dueDay: 40, credits: 20 }),
  step('root/m1/live', 6, { type: 'LIVE_SESSION', title: 'Live session', releaseDay: 0 }),
  step('root/m2', 2, { type: 'COURSE_MODULE', title: 'Module two', releaseDay: 60 }),
  step('root/m2/later', 1, { type: 'TOPIC', title: 'Later topic', credits: 5 }),
  ...lesson('root/m2/later'),
  step('root/m2/later/quiz', 9, { type: 'QUIZ', title: 'Later quiz', quiz: quiz({}) }),
  step('onboarding', 1, { type: 'ROOT', title: 'Welcome', namespace: 'ONBOARDING' }),
  step('onboarding/hello', 1, { type: 'TOPIC', title: 'Hello', namespace: 'ONBOARDING' }),
  step('capstone', 1, { type: 'ROOT', title: 'Capstone', namespace: 'CAPSTONE' }),
  step('capstone/stage', 1, { type: 'STAGE', title: 'Stage one', namespace: 'CAPSTONE' }),
  step('review', 1, { type: 'ROOT', title: 'Review day', namespace: 'REVIEW_DAY' }),
  step('review/portfolio', 1, {
    type: 'TOPIC',
    title: 'Portfolio',
    namespace: 'REVIEW_DAY',
    dueDay: 30,
    meta: { title: 'Portfolio', topicCategory: 'PORTFOLIO' },
  }),
  step('review/quiz', 2, {
    type: 'QUIZ',
    title: 'How was it?',
    namespace: 'REVIEW_DAY',
    quiz: quiz({ credits: 0 }),
  }),
  step('open', 1, { type: 'ROOT', title: 'Open course', namespace: 'OPEN_LMS' }),
  step('open/mission0', 1, { type: 'MISSION', title: 'Mission 0', namespace: 'OPEN_LMS' }),
  step('open/mission0/watch', 1, { type: 'WATCH', title: 'Watch', namespace: 'OPEN_LMS' }),
  step('open/mission1', 2, { type: 'MISSION', title: 'Mission 1', namespace: 'OPEN_LMS' }),
  step('open/mission1/watch', 1, { type: 'WATCH', title: 'Watch', namespace: 'OPEN_LMS' }),
  step('open/stage', 3, { type: 'STAGE', title: 'The end', namespace: 'OPEN_LMS' }),
];

/**
 * Publishes a course; `id` returns the id of a node by its key, `option` the ids of a quiz by the keys of the course.
 */
export async function mintCourse(school: TestSchool, course: Partial<CoursePublication> = {}) {
  const code = course.code ?? `course-${randomBytes(6).toString('hex')}`;
  const { courseId, version } = await school.deps.db.transaction((tx) =>
    publishCourse(tx, { title: 'BIM for Architects', nodes: smallCourse, ...course, code }, school.now()),
  );
  const rows = await school.deps.db.select().from(courseNodes).where(eq(courseNodes.courseId, courseId));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const node = (key: string) => {
    const row = byKey.get(key);
    if (!row) throw new Error(`the course has no node ${key}`);
    return row;
  };
  return {
    code,
    courseId,
    version,
    rows,
    id: (key: string) => node(key).nodeId,
    formId: (key: string) => node(key).formId ?? '',
    questionId: (key: string, name: string) => stableId(`${code}:${key}`, name),
    optionId: (key: string, name: string, option: string) => stableId(`${code}:${key}`, name, option),
  };
}

type CohortChange = NonNullable<Parameters<typeof mintCohort>[1]>;

/** Creates a cohort that takes the small course; it started four weeks ago. */
export async function mintCohortWithCourse(
  school: TestSchool,
  cohort: CohortChange = {},
  startedDaysAgo = 28,
) {
  const course = await mintCourse(school);
  const row = await mintCohort(school, { courseId: course.courseId, ...cohort }, startedDaysAgo);
  return { cohort: row, course };
}

/** Sets a date of a cohort, a number of days from now. */
export const mintDate = (
  school: TestSchool,
  cohortId: string,
  key: typeof cohortTimelines.$inferInsert.key,
  inDays: number,
) =>
  school.deps.db
    .insert(cohortTimelines)
    .values({ cohortId, key, time: new Date(school.now().getTime() + inDays * 86_400_000) });
