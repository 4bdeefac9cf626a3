import { plainNumber } from '@plinth/domain/fields/plain-number';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import { parseAmount } from '@plinth/domain/money/parse-amount';
import type { PlacementPreferences } from '@plinth/domain/placement/placement-preferences';

/** The placement form while being typed: pay in whole units of the currency. */
export type FormDraft = Record<
  | 'currentCtc'
  | 'expectedCtc'
  | 'currency'
  | 'noticePeriod'
  | 'internshipExperienceInMonths'
  | 'willingToRelocate'
  | 'projectSpecialization'
  | 'priorRevitExp',
  string
> &
  Record<'countryPreferences' | 'locationPreferences' | 'languages', readonly string[]>;

const text = (value: number | null) => (value === null ? '' : String(value));
const yesOrNo = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no');
const amount = (value: number | null) => (value === null ? '' : String(value / MINOR_UNITS));

/** A draft from the previous answers; the currency is rupees until another is chosen. */
export const draftOf = (said: PlacementPreferences): FormDraft => ({
  countryPreferences: said.countryPreferences ?? [],
  locationPreferences: said.locationPreferences ?? [],
  languages: said.languages ?? [],
  currentCtc: amount(said.currentCtc),
  expectedCtc: amount(said.expectedCtc),
  currency: said.currency ?? 'INR',
  noticePeriod: text(said.noticePeriod),
  internshipExperienceInMonths: text(said.internshipExperienceInMonths),
  willingToRelocate: yesOrNo(said.willingToRelocate),
  projectSpecialization: said.projectSpecialization ?? '',
  priorRevitExp: yesOrNo(said.priorRevitExp),
});

const count = (typed: string) =>
  /^\d{1,6}$/.test(plainNumber(typed)) ? Number(plainNumber(typed)) : Number.NaN;
const flag = (typed: string) => (typed === '' ? undefined : typed === 'yes');

/** The content of the draft, for `InterestForm` to validate. */
export const typedForm = (draft: FormDraft): Record<string, unknown> => ({
  interestedInPlacements: true,
  countryPreferences: draft.countryPreferences,
  locationPreferences: draft.locationPreferences,
  languages: draft.languages,
  currentCtc: draft.currentCtc.trim() === '' ? null : (parseAmount(draft.currentCtc) ?? Number.NaN),
  expectedCtc: parseAmount(draft.expectedCtc) ?? Number.NaN,
  currency: draft.currency,
  noticePeriod: count(draft.noticePeriod),
  internshipExperienceInMonths: count(draft.internshipExperienceInMonths),
  willingToRelocate: flag(draft.willingToRelocate),
  projectSpecialization: draft.projectSpecialization,
  priorRevitExp: flag(draft.priorRevitExp),
});
