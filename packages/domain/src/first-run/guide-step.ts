import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';

/** What the database says of a school that is being set up. */
export type GuideFacts = {
  hasSchoolFacts: boolean;
  /** People who work or teach here, and invitations that are open. */
  staff: number;
  /** Whether a course with lessons is published. */
  hasCourse: boolean;
  /** The address of the page of such a course, null where none has one. */
  coursePath: string | null;
  /** Whether a cohort of such a course has its start and a guide. */
  hasCohort: boolean;
  hasPurchase: boolean;
};

type Step = (facts: GuideFacts) => boolean;

/** What takes an empty school to a cohort on sale, in this order, each with when it is done. */
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

/** Where a step stands; one that is done is never put off. */
export const STEP_STATES = ['DONE', 'OPEN', 'PUT_OFF'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** A step of the guide and where it stands. */
export const GuideStep = z.object({ step: GuideStepKey, state: z.enum(STEP_STATES) });
export type GuideStep = z.infer<typeof GuideStep>;

/** The guide of a school: its steps, the page of its course, and the cohort that lacks a guide, if there are such. */
export const FirstRunGuide = z.object({
  steps: z.array(GuideStep),
  coursePath: z.nullable(z.string()),
  guidelessCohortId: z.nullable(Id),
});
export type FirstRunGuide = z.infer<typeof FirstRunGuide>;

/** Where each step stands. */
export const guideSteps = (facts: GuideFacts, putOff: readonly string[]): GuideStep[] =>
  GUIDE_STEPS.map((step) => ({
    step,
    state: STEPS[step](facts) ? 'DONE' : putOff.includes(step) ? 'PUT_OFF' : 'OPEN',
  }));

/** Whether the guide still greets: not once every step is done or put off. */
export const guideGreets = (steps: readonly GuideStep[]): boolean =>
  steps.some(({ state }) => state === 'OPEN');
