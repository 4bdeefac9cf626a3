/**
 * Name, addresses and links of the school. Name and email are those of the settings (SCHOOL_NAME; SCHOOL_SUPPORT_EMAIL
 * or MAIL_FROM), passed to the build; the operator of a school changes the rest here.
 */
export const school = {
  name: String(import.meta.env.PUBLIC_SCHOOL_NAME || 'Plinth'),
  tagline: 'Cohort courses for people who draw buildings',
  email: String(import.meta.env.PUBLIC_SCHOOL_EMAIL || 'school@plinth.test'),
  /** Shown on the contact page and in the footer. */
  address: 'Online',
  /** The language of every page. */
  language: 'en',
  /** Whether plans paid through an EMI partner are offered (EMI_PARTNERS). */
  hasEmiPlans: import.meta.env.PUBLIC_EMI_PLANS !== 'none',
} as const;
