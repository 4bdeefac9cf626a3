import type { ProductCode } from '../catalog/product-code.ts';
import { foldText } from '../search/fold-text.ts';
import { JOB_CRITERION_KEYS, type JobCriteria, type JudgedCriterion } from './job-criteria.ts';

/** What is known of a potential applicant; null is what they have not stated. */
export type Candidate = {
  courses: readonly ProductCode[];
  workExperienceInMonths: number | null;
  noticePeriod: number | null;
  skills: readonly string[];
  languages: readonly string[];
  priorRevitExp: boolean | null;
  willingToRelocate: boolean | null;
};

/** Normalises a word, so that case and accents do not matter. */
const folded = (name: string) => foldText(name.trim()).toLocaleLowerCase('en');

function heldOf(required: readonly string[], held: readonly string[]) {
  const own = new Set(held.map(folded));
  return required.filter((name) => own.has(folded(name)));
}

const named = (required: readonly string[], held: readonly string[], isOneEnough: boolean) => {
  const actual = heldOf(required, held);
  return { required: [...required], actual, isMet: actual.length >= (isOneEnough ? 1 : required.length) };
};

const said = (actual: boolean | null) => ({ required: true, actual, isMet: actual === true });

function judge(
  key: (typeof JOB_CRITERION_KEYS)[number],
  criteria: JobCriteria,
  candidate: Candidate,
): Omit<JudgedCriterion, 'key'> | null {
  switch (key) {
    case 'courses':
      return criteria.courses ? named(criteria.courses, candidate.courses, true) : null;
    case 'skills':
      return criteria.skills ? named(criteria.skills, candidate.skills, false) : null;
    case 'languages':
      return criteria.languages ? named(criteria.languages, candidate.languages, false) : null;
    case 'minExperienceInMonths': {
      const required = criteria.minExperienceInMonths;
      const actual = candidate.workExperienceInMonths;
      return required === undefined
        ? null
        : { required, actual, isMet: actual !== null && actual >= required };
    }
    case 'maxNoticePeriod': {
      const required = criteria.maxNoticePeriod;
      const actual = candidate.noticePeriod;
      return required === undefined
        ? null
        : { required, actual, isMet: actual !== null && actual <= required };
    }
    case 'priorRevitExp':
      return criteria.priorRevitExp ? said(candidate.priorRevitExp) : null;
    case 'willingToRelocate':
      return criteria.willingToRelocate ? said(candidate.willingToRelocate) : null;
  }
}

/**
 * Judges each criterion of an opening, with the learner's value and whether it is met. One of several courses suffices,
 * skills and languages are all required; case does not matter. What a learner has not stated is not met, so that no one
 * is passed on for a claim they never made.
 */
export function judgeCriteria(
  criteria: JobCriteria,
  candidate: Candidate,
): { isEligible: boolean; criteria: JudgedCriterion[] } {
  const judged = JOB_CRITERION_KEYS.flatMap((key) => {
    const result = judge(key, criteria, candidate);
    return result ? [{ key, ...result }] : [];
  });
  return { isEligible: judged.every(({ isMet }) => isMet), criteria: judged };
}
