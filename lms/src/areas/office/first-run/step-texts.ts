import type { FirstRunGuide, GuideStepKey } from '@plinth/domain/first-run/guide-step';

type StepText = {
  title: string;
  text: string;
  /** The command to run on the school's machine, if no screen does it. */
  command?: string;
  /** The link to where it is done. */
  action?: { label: string; href: string };
};

const PLAN_A_COHORT = {
  text: 'A course and a start date; sessions, releases and deadlines follow from its plan. Then groups, and who guides them.',
  action: { label: 'Plan a cohort', href: '/office/cohorts/new' },
};

/** What each step of the first-run guide requires, and where it is done. */
export const STEP_TEXTS: Record<GuideStepKey, (guide: Omit<FirstRunGuide, 'steps'>) => StepText> = {
  FACTS: () => ({
    title: 'Say who the school is',
    text: 'Name, address, time zone, currency and taxes. Invoices show them from then on.',
    action: { label: 'School facts', href: '/office/school' },
  }),
  STAFF: () => ({
    title: 'Invite those who work here',
    text: 'Colleagues of the office, guides and lead mentors. Each gets an email and chooses a password; their roles say what they may do.',
    action: { label: 'Staff', href: '/office/staff' },
  }),
  COURSE: () => ({
    title: 'Publish a course',
    text: 'A course is a folder of Markdown and YAML, packed as .zip; an example to start from is there. Every fault is named with its line, and what changes is said before it is published.',
    action: { label: 'Courses', href: '/office/courses' },
  }),
  PAGE: ({ coursePath }) => ({
    title: 'Look at its page',
    text: coursePath
      ? 'A course that is taught has this page on the site.'
      : 'A page belongs to a product of the catalogue: a course has one when its code is there, or when a cohort of such a product teaches it. Words, fees and pictures of pages are changed with the editor.',
    ...(coursePath
      ? { action: { label: 'The page of the course', href: coursePath } }
      : { command: 'pnpm editor' }),
  }),
  COHORT: ({ guidelessCohortId }) => ({
    title: 'Create a cohort with a guide',
    ...(guidelessCohortId
      ? {
          text: 'The cohort is planned. Its groups still lack a guide: invite the guide as staff first.',
          action: { label: 'Its groups', href: `/office/cohorts/${guidelessCohortId}/groups` },
        }
      : PLAN_A_COHORT),
  }),
  PURCHASE: ({ coursePath }) => ({
    title: 'Buy a place as a test',
    text: 'Apply on the page of the course as a stranger would. Make the offer under Applications, take it from the link of its email, and pay the first part. As long as STRIPE_SECRET_KEY is a test key (sk_test_…) no money moves, and the card 4242 4242 4242 4242 pays; STRIPE_WEBHOOK_SECRET is that of a webhook to /api/v1/webhook/stripe/process-and-verify. For a trial without Stripe, STRIPE_API_BASE names another address that speaks its API.',
    action: { label: 'Apply', href: coursePath ?? '/courses' },
  }),
};
