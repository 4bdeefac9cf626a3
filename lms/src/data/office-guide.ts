import type { GuideStepKey } from '@plinth/domain/first-run/guide-step';
import type { SchoolFacts } from '@plinth/domain/first-run/school-facts';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The progress of the first-run guide. */
export const guideQuery = () => callQuery(['office', 'guide'], api.officeGuide.read, {}, { staleTime: 0 });

export const putOffStep = (step: GuideStepKey, isPutOff: boolean) =>
  api.officeGuide.putOff({ params: { step }, body: { isPutOff } });

/** The school's facts about itself. */
export const schoolFactsQuery = () =>
  callQuery(['office', 'school-facts'], api.officeGuide.readFacts, {}, { staleTime: 0 });

/** @param seen the facts shown when the decision was made */
export const saveSchoolFacts = (facts: SchoolFacts, seen: SchoolFacts) =>
  api.officeGuide.saveFacts({ body: { facts, seen } });
