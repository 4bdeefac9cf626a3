import * as z from 'zod/mini';
import { CurriculumNode } from '../curriculum/curriculum-node.ts';
import { Mission } from '../open-lms/mission.ts';

/**
 * The stages of an open course on the way to the reward: unlockedFeature is the one opened last and not yet shown,
 * capstone the stage that ends the course.
 */
export const LearningStageTree = z.object({
  nodes: z.array(CurriculumNode),
  activeMission: z.nullable(Mission),
  unlockedFeature: z.nullable(Mission),
  capstone: z.nullable(CurriculumNode),
  hideIndicators: z.boolean(),
});
export type LearningStageTree = z.infer<typeof LearningStageTree>;
