/** Name, addresses and links of the school: whoever runs one changes this file. */
export const school = {
  name: 'Plinth',
  tagline: 'Cohort courses for people who draw buildings',
  email: 'school@plinth.test',
  /** Shown on the contact page and in the footer. */
  address: 'Online',
  /** Language of every page. */
  language: 'en',
} as const;
