/**
 * Name, addresses and links of the school. The name is that of the settings (SCHOOL_NAME), handed to the build; whoever
 * runs a school changes the rest here.
 */
export const school = {
  name: String(import.meta.env.PUBLIC_SCHOOL_NAME || 'Plinth'),
  tagline: 'Cohort courses for people who draw buildings',
  email: 'school@plinth.test',
  /** Shown on the contact page and in the footer. */
  address: 'Online',
  /** Language of every page. */
  language: 'en',
} as const;
