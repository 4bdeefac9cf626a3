import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import { OpeningFacts } from '@plinth/domain/jobs/office-opening';
import type { WorkMode } from '@plinth/domain/jobs/work-mode';
import type { Currency } from '@plinth/domain/money/currency';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import { parseAmount } from '@plinth/domain/money/parse-amount';
import { draftOf, type QuestionDraft, writtenOf } from '../questions/question-draft.ts';

/** An opening while it is typed. Lists of names are separated by commas. */
export type OpeningDraft = {
  employerId: string;
  title: string;
  description: string;
  location: string;
  workMode: WorkMode;
  /** Empty if the employer has not stated it. */
  pay: string;
  currency: Currency;
  skills: string;
  rounds: InterviewRound[];
  closingDay: string;
  questions: QuestionDraft[];
  courses: ProductCode[];
  minExperienceInMonths: string;
  maxNoticePeriod: string;
  neededSkills: string;
  languages: string;
  priorRevitExp: boolean;
  willingToRelocate: boolean;
};

const joined = (names: readonly string[] | undefined) => (names ?? []).join(', ');
const counted = (count: number | undefined) => (count === undefined ? '' : String(count));

/** Returns the fields for a saved opening, or for a new one. */
export const openingDraftOf = (facts: OpeningFacts | undefined, employerId = ''): OpeningDraft => ({
  employerId: facts?.employerId ?? employerId,
  title: facts?.title ?? '',
  description: facts?.description ?? '',
  location: facts?.location ?? '',
  workMode: facts?.workMode ?? 'ON_SITE',
  pay: facts?.pay ? String(facts.pay.ctc / MINOR_UNITS) : '',
  currency: facts?.pay?.currency ?? 'INR',
  skills: joined(facts?.skills),
  rounds: facts?.rounds ?? ['INTRODUCTION', 'HR'],
  closingDay: facts?.closingDay ?? '',
  questions: facts?.questions.map(draftOf) ?? [],
  courses: facts?.criteria.courses ?? [],
  minExperienceInMonths: counted(facts?.criteria.minExperienceInMonths),
  maxNoticePeriod: counted(facts?.criteria.maxNoticePeriod),
  neededSkills: joined(facts?.criteria.skills),
  languages: joined(facts?.criteria.languages),
  priorRevitExp: facts?.criteria.priorRevitExp ?? false,
  willingToRelocate: facts?.criteria.willingToRelocate ?? false,
});

const names = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Returns a whole number; any other text becomes a value that the schema refuses. */
const whole = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : -1);

/** Validates the fields with the server's schema. */
export function judgeOpening(draft: OpeningDraft) {
  const { pay, currency, courses, minExperienceInMonths, maxNoticePeriod, neededSkills, languages, ...rest } =
    draft;
  const { priorRevitExp, willingToRelocate, ...facts } = rest;
  return OpeningFacts.safeParse({
    ...facts,
    pay: pay.trim() === '' ? null : { ctc: parseAmount(pay) ?? -1, currency },
    skills: names(draft.skills),
    questions: draft.questions.map(writtenOf),
    criteria: {
      ...(courses.length > 0 ? { courses } : {}),
      ...(minExperienceInMonths.trim() ? { minExperienceInMonths: whole(minExperienceInMonths) } : {}),
      ...(maxNoticePeriod.trim() ? { maxNoticePeriod: whole(maxNoticePeriod) } : {}),
      ...(names(neededSkills).length > 0 ? { skills: names(neededSkills) } : {}),
      ...(names(languages).length > 0 ? { languages: names(languages) } : {}),
      ...(priorRevitExp ? { priorRevitExp: true } : {}),
      ...(willingToRelocate ? { willingToRelocate: true } : {}),
    },
  });
}
