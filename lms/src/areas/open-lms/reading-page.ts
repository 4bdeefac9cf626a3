import type { ComponentType } from 'react';
import type { CurriculumPart } from '../../data/curriculum.ts';

/**
 * The component that displays one page of a course: lessons and quizzes belong to the learner area, which this area
 * does not import.
 */
export type ReadingPage = ComponentType<{ part: CurriculumPart; nodeId: string }>;
