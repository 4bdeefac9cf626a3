import type { GuideStepKey } from '@plinth/domain/first-run/guide-step';
import type { SchoolFacts } from '@plinth/domain/first-run/school-facts';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';

/** The progress of the first-run guide. */
export const guideQuery = () => freshQuery(['office', 'guide'], api.officeGuide.read, {});

export const putOffStep = (step: GuideStepKey, isPutOff: boolean) =>
  api.officeGuide.putOff({ params: { step }, body: { isPutOff } });

/** The school's facts about itself. */
export const schoolFactsQuery = () => freshQuery(['office', 'school-facts'], api.officeGuide.readFacts, {});

/** @param seen the facts shown when the decision was made */
export const saveSchoolFacts = (facts: SchoolFacts, seen: SchoolFacts) =>
  api.officeGuide.saveFacts({ body: { facts, seen } });
