import type { FormDraft } from './form-draft.ts';

/** The label of each answer, in the form and in its summary. */
export const FORM_LABELS: Record<keyof FormDraft, string> = {
  countryPreferences: 'Countries',
  locationPreferences: 'Places',
  currentCtc: 'Current annual pay',
  expectedCtc: 'Expected annual pay',
  currency: 'Currency',
  noticePeriod: 'Notice period',
  languages: 'Languages you work in',
  internshipExperienceInMonths: 'Experience as an intern',
  willingToRelocate: 'Would you move for a job?',
  projectSpecialization: 'What you want to work on',
  priorRevitExp: 'Did you use Revit before the course?',
};

export const YES_OR_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;
