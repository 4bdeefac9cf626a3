import type { NodePublication } from '@plinth/api-server/services/courses/course-publication';
import { CAPSTONE } from './capstone-course.ts';
import { hangParts, type SeededPart } from './hang-parts.ts';
import { LESSON_GUIDE } from './lesson-guide.ts';
import { REVIEW_DAY } from './review-day-course.ts';

const read = (title: string, content: string): SeededPart => ({
  type: 'LESSON_READING',
  meta: { title },
  parts: [{ type: 'PARAGRAPH', meta: { content } }],
});

const activity = (title: string, content: string): SeededPart => ({
  type: 'ACTIVITY',
  meta: { title },
  parts: [read(title, content)],
});

/** One of these is chosen from day 63 to day 126; the directions of an elective are its parts. */
const ELECTIVES: SeededPart = {
  type: 'MASTER_CLASSES',
  meta: { title: 'Elective', content: 'Choose one. The choice closes when the sixth module opens.' },
  releaseDay: 63,
  parts: [
    {
      type: 'MASTER_CLASSES',
      meta: { title: 'Point clouds and surveys', content: 'From a scan to a model one can measure.' },
      isElective: true,
      dueDay: 126,
      parts: [
        activity(
          'Registration',
          'Two scans are laid over each other by targets they share. Three that are far apart and not in one line are the least.',
        ),
        activity(
          'As-built modelling',
          'Model what the tolerance asks for. A wall that leans by 8 mm over three metres stays straight at a tolerance of 15 mm.',
        ),
      ],
    },
    {
      type: 'MASTER_CLASSES',
      meta: { title: 'Façade panels', content: 'From a curved surface to panels one can order.' },
      isElective: true,
      dueDay: 126,
      parts: [
        activity(
          'Planar quads',
          'A panel of four corners is flat only if the fourth lies in the plane of the other three. Measure how far it does not.',
        ),
        activity(
          'Panel families',
          'Sorted by the lengths of their edges, most panels fall into a few kinds. The kinds are what is made.',
        ),
      ],
    },
  ],
};

const task = (title: string, dueDay: number, credits: number, brief: string): SeededPart => ({
  type: 'TASK',
  meta: { title, content: brief },
  dueDay,
  credits,
  assignment: {
    uploads: 'BOTH',
    rubric: [
      {
        key: 'complete',
        criterion: 'Complete',
        points: credits,
        full: 'Nothing is missing',
        partial: 'Gaps',
      },
    ],
  },
  parts: [
    {
      type: 'COMPONENT_TASK',
      meta: { heading: 'Hand in' },
      parts: [
        { type: 'FILE_UPLOAD', meta: { title: 'Upload your files' } },
        { type: 'LINK_UPLOAD', meta: { title: 'Add a link' } },
        { type: 'SUBMIT', meta: { title: 'Submit task' } },
      ],
    },
  ],
});

/** The exercises between the modules, by their order. */
const EXERCISES: SeededPart = {
  type: 'MILESTONE',
  meta: { title: 'Exercises', content: 'Short ones, an evening each.' },
  releaseDay: 21,
  parts: [
    task(
      'Measure the room you sit in',
      98,
      10,
      'A dimensioned sketch of one room with its openings. Say where you measured twice and why.',
    ),
    task(
      'A sheet list for a small house',
      100,
      10,
      'The sheets a small house needs for its permit, numbered and named as your office would.',
    ),
  ],
};

const BREAK: SeededPart = {
  type: 'BREAK',
  meta: { title: 'Reading week', content: 'No sessions and nothing due. Catch up, or rest.' },
  releaseDay: 0,
};

const CAREER: SeededPart[] = [
  {
    type: 'CAREER_SESSION',
    meta: { title: 'The portfolio of a coordinator' },
    releaseDay: 70,
    parts: [
      activity(
        'What a reviewer looks for',
        'One project told in full says more than six in pictures: what was asked, what clashed, who decided, what was built.',
      ),
    ],
  },
  {
    type: 'CAREER_SESSION',
    meta: { title: 'Talking about a model' },
    releaseDay: 126,
    parts: [activity('A model in five minutes', 'Begin with the decision that the model made possible.')],
  },
];

const BONUS: SeededPart = {
  type: 'BONUS',
  meta: {
    title: 'Bonus: keyboard shortcuts of the drawing office',
    content: 'Not part of the course, and of use all the same.',
  },
  releaseDay: 0,
  parts: [
    read(
      'Keyboard shortcuts',
      'WA draws a wall, DI a dimension, VG opens visibility and graphics. Write down the three you use most and learn one more a week.',
    ),
  ],
};

/**
 * What the demonstration adds to the course of the seeded learners besides its folder: an elective, a break, a bonus,
 * the guide to lessons, the career part, the capstone and the evaluation day. Modules of the folder keep their order.
 */
export function courseExtras(nodes: readonly NodePublication[]): NodePublication[] {
  const root = nodes.find(({ parentKey }) => parentKey === null);
  if (!root) return [...nodes];
  const modules = nodes.filter(({ parentKey }) => parentKey === root.key).length;
  const career = { key: `${root.key}/career`, namespace: 'CAREER' as const };
  const capstone = { key: `${root.key}/capstone`, namespace: 'CAPSTONE' as const };
  const reviewDay = { key: `${root.key}/review-day`, namespace: 'REVIEW_DAY' as const };
  return [
    ...nodes,
    ...hangParts(root, [EXERCISES, ELECTIVES, BREAK, BONUS, LESSON_GUIDE], modules + 1),
    { ...career, parentKey: null, type: 'ROOT', rank: 1, meta: { title: 'Career' }, releaseDay: 0 },
    ...hangParts(career, CAREER),
    {
      ...capstone,
      parentKey: null,
      type: 'ROOT',
      rank: 1,
      meta: { title: 'Capstone: a reading room' },
      releaseDay: 0,
    },
    ...hangParts(capstone, CAPSTONE),
    {
      ...reviewDay,
      parentKey: null,
      type: 'ROOT',
      rank: 1,
      meta: { title: 'Evaluation day' },
      releaseDay: 0,
    },
    ...hangParts(reviewDay, REVIEW_DAY),
  ];
}
