import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';

/** The database facts about a school being set up. */
export type GuideFacts = {
  hasSchoolFacts: boolean;
  /** People who work or teach here, and open invitations. */
  staff: number;
  /** Whether a course with lessons is published. */
  hasCourse: boolean;
  /** The path of such a course's page, null if none has one. */
  coursePath: string | null;
  /** Whether a cohort of such a course has a start and a guide. */
  hasCohort: boolean;
  hasPurchase: boolean;
};

type Step = (facts: GuideFacts) => boolean;

/** The steps from an empty school to a cohort on sale, in order, each with its completion condition. */
const STEPS = {
  FACTS: ({ hasSchoolFacts }) => hasSchoolFacts,
  STAFF: ({ staff }) => staff > 1,
  COURSE: ({ hasCourse }) => hasCourse,
  PAGE: ({ coursePath }) => coursePath !== null,
  COHORT: ({ hasCohort }) => hasCohort,
  PURCHASE: ({ hasPurchase }) => hasPurchase,
} as const satisfies Record<string, Step>;

export type GuideStepKey = keyof typeof STEPS;
export const GUIDE_STEPS = Object.keys(STEPS) as [GuideStepKey, ...GuideStepKey[]];
export const GuideStepKey = z.enum(GUIDE_STEPS);

/** The state of a step; a completed one is never put off. */
export const STEP_STATES = ['DONE', 'OPEN', 'PUT_OFF'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** A step of the guide and its state. */
export const GuideStep = z.object({ step: GuideStepKey, state: z.enum(STEP_STATES) });
export type GuideStep = z.infer<typeof GuideStep>;

/** The setup guide of a school: its steps, and if any, the page of its course and the cohort without a guide. */
export const FirstRunGuide = z.object({
  steps: z.array(GuideStep),
  coursePath: z.nullable(z.string()),
  guidelessCohortId: z.nullable(Id),
});
export type FirstRunGuide = z.infer<typeof FirstRunGuide>;

/** Returns the state of each step. */
export const guideSteps = (facts: GuideFacts, putOff: readonly string[]): GuideStep[] =>
  GUIDE_STEPS.map((step) => ({
    step,
    state: STEPS[step](facts) ? 'DONE' : putOff.includes(step) ? 'PUT_OFF' : 'OPEN',
  }));

/** Whether the guide still greets: no longer once every step is done or put off. */
export const guideGreets = (steps: readonly GuideStep[]): boolean =>
  steps.some(({ state }) => state === 'OPEN');
