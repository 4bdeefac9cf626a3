import * as z from 'zod/mini';
import { CurriculumNode } from '../curriculum/curriculum-node.ts';
import { LearningStageTree } from '../progress/learning-stage-tree.ts';
import { TimerState } from '../session/state-slices.ts';

/** A mission, or one of its steps, with the outline of all missions. */
export const OpenContent = z.extend(LearningStageTree, { node: CurriculumNode, timer: TimerState });
export type OpenContent = z.infer<typeof OpenContent>;
