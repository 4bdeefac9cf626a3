import { PERSON_NAME_MAX } from '../fields/person-name.ts';

/** One field of a form on the site, rendered by the page and by the server when it has to ask again. */
export type FormField = {
  name: 'firstName' | 'emailId' | 'mobile' | 'message';
  label: string;
  hint?: string;
  /** How to type it where the page offers no help, such as a choice of country codes. */
  unaided?: { inIndia: string; abroad: string };
  control: 'text' | 'email' | 'tel' | 'textarea';
  autocomplete: 'name' | 'email' | 'tel' | 'off';
  isRequired: boolean;
  /** In characters. */
  max: number;
};

const who: readonly FormField[] = [
  {
    name: 'firstName',
    label: 'Name',
    control: 'text',
    autocomplete: 'name',
    isRequired: true,
    max: PERSON_NAME_MAX,
  },
  { name: 'emailId', label: 'Email', control: 'email', autocomplete: 'email', isRequired: true, max: 254 },
  {
    name: 'mobile',
    label: 'Phone',
    hint: 'Only if you want a call.',
    unaided: {
      inIndia: 'From abroad, begin with +.',
      abroad: 'With + and the country code.',
    },
    control: 'tel',
    autocomplete: 'tel',
    isRequired: false,
    max: 40,
  },
];

/** The lead form of course pages. */
export const LEAD_FIELDS: readonly FormField[] = [
  ...who,
  {
    name: 'message',
    label: 'Your question',
    control: 'textarea',
    autocomplete: 'off',
    isRequired: true,
    max: 1000,
  },
];

/** The contact form. */
export const CONTACT_FIELDS: readonly FormField[] = [
  ...who,
  {
    name: 'message',
    label: 'Your message',
    control: 'textarea',
    autocomplete: 'off',
    isRequired: true,
    max: 2000,
  },
];
