import type { GuideStepKey } from '@plinth/domain/first-run/guide-step';
import type { SchoolFacts } from '@plinth/domain/first-run/school-facts';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** Where the first-run guide stands. */
export const guideQuery = () => callQuery(['office', 'guide'], api.officeGuide.read, {}, { staleTime: 0 });

export const putOffStep = (step: GuideStepKey, isPutOff: boolean) =>
  api.officeGuide.putOff({ params: { step }, body: { isPutOff } });

/** What the school says of itself. */
export const schoolFactsQuery = () =>
  callQuery(['office', 'school-facts'], api.officeGuide.readFacts, {}, { staleTime: 0 });

/** @param seen what was shown when it was decided */
export const saveSchoolFacts = (facts: SchoolFacts, seen: SchoolFacts) =>
  api.officeGuide.saveFacts({ body: { facts, seen } });
