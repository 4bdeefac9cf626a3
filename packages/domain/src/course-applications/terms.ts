import * as z from 'zod/mini';
import type { Region } from '../catalog/region.ts';
import { REGION_CURRENCY } from '../catalog/region.ts';
import { CERTIFICATE_COUNT } from '../orders/plan-texts.ts';

/** The version in force: the day it was written. It is the one that can be accepted; what was accepted stays so. */
export const TERMS_VERSION = '2026-11-01';

/** One section of a text: a heading and its paragraphs. */
export const TermsSection = z.object({ heading: z.string(), paragraphs: z.array(z.string()) });
export type TermsSection = z.infer<typeof TermsSection>;

/** The terms as an applicant reads and accepts them. */
export const Terms = z.object({ version: z.string(), title: z.string(), content: z.array(TermsSection) });
export type Terms = z.infer<typeof Terms>;

const CURRENCY_NAME = { INR: 'Indian rupees', USD: 'US dollars' } as const;

const TAXES: Record<Region, string> = {
  INDIA: 'Fees include the taxes that Indian law puts on them; the invoice names them.',
  US: 'Fees do not include taxes that you owe where you live; your bank may charge for paying abroad.',
  ROW: 'Fees do not include taxes that you owe where you live; your bank may charge for paying abroad.',
};

/** The terms of taking a course, with what differs from region to region filled in (API-086). */
export function termsOf(region: Region): Terms {
  const currency = REGION_CURRENCY[region];
  return {
    version: TERMS_VERSION,
    title: 'Terms of enrolment',
    content: [
      {
        heading: 'What you agree to',
        paragraphs: [
          'These terms are between you and the school that sends you the offer. They hold from the moment you accept the offer, and only for the course and the cohort that the offer names.',
          'You are at least 18 years old, or a parent or guardian accepts for you and stays responsible for the payments.',
          'What you told us in your application is true. An offer that rests on untrue facts may be taken back.',
        ],
      },
      {
        heading: 'The course',
        paragraphs: [
          'The course runs in a cohort with fixed dates. It consists of lessons, live sessions, quizzes, assignments and reviews by mentors; the curriculum on the course page is what we teach.',
          'We may move a live session, change a mentor or improve a lesson. If we move the start of the cohort by more than 30 days, you may leave with a full refund.',
          'You need a computer that runs the software of the course and a connection fit for video. Licences of other makers are theirs to give; most have free versions for learners.',
          `Whoever completes the required work receives ${CERTIFICATE_COUNT[currency]} certificates. We do not promise a job, a salary or a visa.`,
        ],
      },
      {
        heading: 'Fees and payment',
        paragraphs: [
          `Fees are in ${CURRENCY_NAME[currency]}. ${TAXES[region]}`,
          'The offer names the price, any scholarship, any discount and the last day of each. A discount that has a last day ends with that day.',
          'You choose one payment plan. It shows every payment with its amount and day before you pay anything. Plans that a lender or a pay-later provider offers are an agreement between you and them, at their fees.',
          'Your place is certain once the first payment has reached us. If a later payment is more than 7 days late, your access may be paused until it arrives; your work is kept.',
        ],
      },
      {
        heading: 'Changing your mind',
        paragraphs: [
          'Until the cohort starts you may withdraw and get back all you paid.',
          'In the first 14 days after the start you may withdraw and get back what you paid, less the booking amount.',
          'After that there is no refund, but once you may move to a later cohort of the same course, if it has a free place and is asked for before the last third of the course.',
          'Write to us from the address of your account to withdraw or to move. Refunds go the way the payment came, within 14 days.',
          'Rights that the law of your country gives you as a consumer stay as they are.',
        ],
      },
      {
        heading: 'How we work together',
        paragraphs: [
          'Your account is for you alone. Lessons, recordings and files of the course are for your own learning; do not publish or sell them.',
          'What you make in the course is yours. We show your work to others only if you agree.',
          'Hand in your own work and name what you took from elsewhere. Treat learners and mentors with respect. Whoever harasses others or cheats again after a warning may lose the place without a refund.',
        ],
      },
      {
        heading: 'Your data',
        paragraphs: [
          'We use your data to answer your application, to teach and to bill. Mentors see what they need to teach you. We do not sell your data.',
          'Files such as your resume stay private. You may ask for a copy of your data or for its removal; invoices are kept as long as the law demands.',
        ],
      },
      {
        heading: 'If something goes wrong',
        paragraphs: [
          'Tell us first, we answer within five working days. If we fail to deliver the course, we owe you the part of the fees that stands for what was not delivered, and not more than the fees you paid.',
          'If one of these terms does not hold, the others do. A new version never changes what you have already accepted.',
        ],
      },
    ],
  };
}
