import type { SectionId } from './profile-sections.ts';

/** The steps of a mentor's profile before the hub, in order; only the first is mandatory. */
const MENTOR_STEPS = ['basicDetails', 'educationDetails', 'professionDetails'] as const satisfies SectionId[];
export type MentorStepId = (typeof MENTOR_STEPS)[number];
export type MentorStep = { sectionId: MentorStepId; isDone: boolean };

/** Returns the steps with their completion, from the sections that are still empty. */
export function mentorSteps(missing: readonly SectionId[]): MentorStep[] {
  return MENTOR_STEPS.map((sectionId) => ({ sectionId, isDone: !missing.includes(sectionId) }));
}

/** Returns the current step: the requested one, else the first that is open, else the first. */
export function mentorStepNow(steps: readonly MentorStep[], asked: string | undefined): MentorStepId {
  const now = steps.find(({ sectionId }) => sectionId === asked) ?? steps.find(({ isDone }) => !isDone);
  return now?.sectionId ?? 'basicDetails';
}
