import type { CourseDraft, DraftModule, DraftTopic } from '@plinth/domain/courses/course-draft';
import { idOf } from './people.ts';

const AUTHOR = { userId: idOf('7'), name: 'Cora Content' };

export const topicOf = (path: string, change: Partial<DraftTopic> = {}): DraftTopic => ({
  path,
  title: `Lesson ${path}`,
  summary: 'What it teaches.',
  minutes: 15,
  credits: 10,
  releaseDay: null,
  hasQuiz: false,
  hasAssignment: false,
  ...change,
});

export const moduleOf = (path: string, topics: DraftTopic[] = []): DraftModule => ({
  path,
  title: `Module ${path}`,
  summary: 'What it teaches.',
  type: 'COURSE_MODULE',
  releaseDay: 0,
  topics,
  outline: [],
});

/** A draft that was started and is not published yet. */
export const draftOf = (change: Partial<CourseDraft> = {}): CourseDraft => ({
  code: 'FRAME',
  title: 'Timber frames',
  outcome: 'You can draw a frame.',
  audience: 'Beginners.',
  weeks: 12,
  skills: ['Drawing'],
  courseId: null,
  baseVersion: 0,
  version: 0,
  revision: 4,
  outlineRevision: 2,
  updatedAt: '2026-11-20T08:30:00.000Z',
  updatedBy: AUTHOR,
  undo: { label: 'Added the module "Joints"', by: AUTHOR },
  redo: null,
  modules: [],
  files: [],
  ...change,
});
