/** The one password of the demonstration school. */
export const DEMO_PASSWORD = 'drawing-set-2026';

/** The people of the demonstration school, in the order in which `school start` lists them. */
export const PEOPLE = [
  { emailId: 'learner@plinth.test', who: 'ongoing in a BIM_A cohort (new-lms3), half-way' },
  { emailId: 'learner2@plinth.test', who: 'ongoing in the same BIM_A cohort' },
  { emailId: 'newcomer@plinth.test', who: 'upcoming in an onboarding-v2 cohort, onboarding pending' },
  { emailId: 'finalist@plinth.test', who: 'capstone handed in, evaluation day open' },
  { emailId: 'finalist2@plinth.test', who: 'of the same cohort, behind with the capstone' },
  { emailId: 'graduate@plinth.test', who: 'completed, certificate, placement-eligible, form not filled' },
  { emailId: 'seeker@plinth.test', who: 'placement form filled, applied to jobs' },
  { emailId: 'open@plinth.test', who: 'active open-course cohort, mid-mission, timer running' },
  {
    emailId: 'blocked@plinth.test',
    who: 'a learner whose access is blocked until a late instalment is paid',
  },
  { emailId: 'transferred@plinth.test', who: 'a learner transferred to another cohort' },
  { emailId: 'unverified@plinth.test', who: 'an account whose email address is not verified' },
  { emailId: 'empty@plinth.test', who: 'an account without any course' },
  { emailId: 'guide@plinth.test', who: 'INDUSTRIAL_GUIDE, complete profile' },
  { emailId: 'guide2@plinth.test', who: 'INDUSTRIAL_GUIDE of another cohort, complete profile' },
  { emailId: 'newguide@plinth.test', who: 'INDUSTRIAL_GUIDE, profile NOT_COMPLETED, no photo' },
  { emailId: 'lead@plinth.test', who: 'LEAD_MENTOR' },
  { emailId: 'lead2@plinth.test', who: 'LEAD_MENTOR' },
  { emailId: 'applicant@plinth.test', who: 'offer sent, with a deadline' },
  { emailId: 'applicant2@plinth.test', who: 'paying by instalments' },
  { emailId: 'staff@plinth.test', who: 'support: finds people, acts as them' },
  { emailId: 'owner@plinth.test', who: 'owner of the school: everything in the office' },
  { emailId: 'academics@plinth.test', who: 'academics: cohorts, people in them, guides, sessions' },
  { emailId: 'admissions@plinth.test', who: 'admissions: leads, applications, offers' },
  { emailId: 'finance@plinth.test', who: 'finance: orders, refunds, vouchers, earnings' },
  { emailId: 'placement@plinth.test', who: 'placement: employers, openings, placements' },
  { emailId: 'content@plinth.test', who: 'content: courses, public pages, media' },
] as const satisfies readonly { emailId: string; who: string }[];

export type DemoEmailId = (typeof PEOPLE)[number]['emailId'];
