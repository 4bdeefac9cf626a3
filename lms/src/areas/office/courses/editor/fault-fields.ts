import type { FaultPart } from '@plinth/domain/courses/course-outlook';

type Fields = Readonly<Record<string, string>>;

/** The names of a course's fields in the editor. */
export const FAULT_FIELDS: Readonly<Record<FaultPart, Fields>> = {
  course: {
    title: 'Title',
    outcome: 'Outcome',
    audience: 'Audience',
    weeks: 'Weeks',
    skills: 'Skills',
    modules: 'Modules',
  },
  module: { title: 'Title', summary: 'Summary', type: 'Kind', releaseDay: 'Opens on day' },
  lesson: {
    title: 'Title',
    summary: 'Summary',
    minutes: 'Minutes',
    credits: 'Credits',
    releaseDay: 'Opens on day',
    body: 'Text of the lesson',
  },
  quiz: {
    title: 'Title',
    credits: 'Credits',
    quizType: 'Kind',
    timeLimitMinutes: 'Minutes',
    retakes: 'Attempts after the first',
    dueDay: 'Due on day',
    draw: 'Questions asked from the pool',
    questions: 'Questions',
    type: 'Type',
    question: 'Question',
    options: 'Options',
    group: 'Under the heading',
    answer: 'Correct answer',
    explanation: 'Explanation',
    pool: 'Pool',
  },
  assignment: {
    title: 'Title',
    credits: 'Credits',
    dueDay: 'Due on day',
    uploads: 'What is handed in',
    brief: 'Brief',
    rubric: 'Criteria',
    criterion: 'What is assessed',
    points: 'Points',
    full: 'All points for',
    partial: 'Some points for',
  },
  file: {},
};

/** Where a list is mended that has nothing in it: at what adds to it. */
export const FAULT_ADDS: Fields = {
  Modules: 'New module',
  Questions: 'Add question',
  Options: 'Add option',
  Criteria: 'Add criterion',
};

/** How a missing value is fixed, if the wording for a file refers to the file. */
export const FAULT_MENDS: Fields = {
  'course.skills': 'write each skill on its own line',
  'course.modules': 'add a module',
  'quiz.questions': 'add a question',
  'assignment.brief': 'write what learners make and hand in',
  'assignment.rubric': 'add a criterion',
};
