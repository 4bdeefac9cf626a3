import type { ComponentType } from 'react';
import type { CurriculumPart } from '../../data/curriculum.ts';

/** What reads one page of a course: lessons and quizzes are the learner's area, which this one does not know. */
export type ReadingPage = ComponentType<{ part: CurriculumPart; nodeId: string }>;
