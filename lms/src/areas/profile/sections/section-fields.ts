import type { ListSectionId } from '@plinth/domain/profiles/profile-sections';

type Option = { value: string; label: string };

/** One field of an entry: its input and its error text. */
export type SectionField = {
  name: string;
  label: string;
  /** `year` and `whole` are whole numbers, `money` is major units of a currency, `list` is comma-separated. */
  kind: 'text' | 'area' | 'year' | 'month' | 'whole' | 'money' | 'list' | 'choice' | 'link';
  required?: boolean;
  /** An empty field is sent as null: the period has not ended. */
  isOpenEnded?: boolean;
  hint?: string;
  problem?: string;
  unit?: string;
  max?: number;
  options?: readonly Option[];
};

const year = { kind: 'year', problem: 'Type a year such as 2019.' } as const;
const month = { kind: 'month', problem: 'Choose a month, such as 2021-04.' } as const;
const money = { kind: 'money', problem: 'Type an amount such as 900000.' } as const;

export const LEVELS = [
  { value: 'BEGINNER', label: 'Beginner' },
  { value: 'INTERMEDIATE', label: 'Intermediate' },
  { value: 'ADVANCED', label: 'Advanced' },
] as const;

export const WORK_MODES = [
  { value: 'ON_SITE', label: 'On site' },
  { value: 'REMOTE', label: 'Remote' },
  { value: 'HYBRID', label: 'Hybrid' },
] as const;

const LINK_KEYS = [
  { value: 'LINKEDIN', label: 'LinkedIn' },
  { value: 'PORTFOLIO', label: 'Portfolio' },
  { value: 'BEHANCE', label: 'Behance' },
  { value: 'GITHUB', label: 'GitHub' },
  { value: 'WEBSITE', label: 'Personal website' },
  { value: 'OTHER', label: 'Something else' },
] as const;

/** The fields of each list section, in display order. */
export const SECTION_FIELDS: Record<ListSectionId, readonly SectionField[]> = {
  professionDetails: [
    { name: 'designation', label: 'Position', kind: 'text', required: true },
    { name: 'company', label: 'Company', kind: 'text', required: true },
    { name: 'startMonth', label: 'From', ...month },
    {
      name: 'endMonth',
      label: 'Until',
      ...month,
      isOpenEnded: true,
      hint: 'Leave it empty if you still work there.',
    },
    { name: 'description', label: 'What you did', kind: 'area', max: 500 },
  ],
  educationDetails: [
    { name: 'degree', label: 'Degree', kind: 'text', required: true },
    { name: 'institution', label: 'School or university', kind: 'text', required: true },
    { name: 'fieldOfStudy', label: 'Field of study', kind: 'text' },
    { name: 'startYear', label: 'From', ...year },
    {
      name: 'endYear',
      label: 'Until',
      ...year,
      isOpenEnded: true,
      hint: 'Leave it empty if you still study there.',
    },
  ],
  skills: [
    {
      name: 'name',
      label: 'Tool or craft',
      kind: 'text',
      required: true,
      hint: 'Such as Navisworks, or detailing in timber.',
    },
    { name: 'level', label: 'How well', kind: 'choice', required: true, options: LEVELS },
  ],
  importantLinks: [
    { name: 'key', label: 'Where it leads', kind: 'choice', required: true, options: LINK_KEYS },
    { name: 'label', label: 'What it says', kind: 'text', required: true },
    { name: 'url', label: 'Address', kind: 'link', required: true },
  ],
  placementDetails: [
    { name: 'preferredRole', label: 'Role you want', kind: 'text', required: true },
    {
      name: 'preferredLocations',
      label: 'Places',
      kind: 'list',
      hint: 'Separated by commas.',
      problem: 'Name at most 20 places, each with at most 140 characters.',
    },
    { name: 'workMode', label: 'Way of working', kind: 'choice', options: WORK_MODES },
    {
      name: 'noticePeriod',
      label: 'Notice period',
      kind: 'whole',
      unit: 'days',
      problem: 'Type whole days, at most 730.',
    },
    { name: 'currentCtc', label: 'Current annual pay', ...money },
    { name: 'expectedCtc', label: 'Expected annual pay', ...money },
    {
      name: 'currency',
      label: 'Currency',
      kind: 'choice',
      options: [
        { value: 'INR', label: 'Indian rupees' },
        { value: 'USD', label: 'US dollars' },
      ],
    },
  ],
};
