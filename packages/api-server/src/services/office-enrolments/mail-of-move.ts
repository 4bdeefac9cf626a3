import type { PreviewedMove } from '@plinth/domain/enrolments/office-enrolment';
import type { StaffMove } from '@plinth/domain/enrolments/place-event';
import type { Mail } from '../mails/mail.ts';

type Told = {
  move: StaffMove;
  previewed: PreviewedMove;
  firstName: string;
  /** The title of the cohort they move to. */
  toTitle: string | null;
  /** What the learner reads about due dates that moved because they waited for a seat. */
  moved: string[];
  origin: string;
};

const SUBJECTS: Record<StaffMove, string> = {
  PAUSE: 'Your place is paused',
  BLOCK: 'Your access is blocked',
  CANCEL: 'Your place was cancelled',
  BRING_BACK: 'You are back in your course',
  TRANSFER: 'You have moved to another cohort',
};

/** The mail to a learner about a change that staff made: what it means for the course, and for payments due. */
export function mailOfMove({ move, previewed, firstName, toTitle, moved, origin }: Told): Mail {
  const { enrolment, consequences } = previewed;
  const course = `${enrolment.courseTitle}, cohort ${enrolment.batchNumber}`;
  const texts: Record<StaffMove, string> = {
    PAUSE: `Your place in ${course} is paused. It is kept for you; the lessons are closed until you come back.`,
    BLOCK: `Your access to ${course} is blocked. Write to us to have it unblocked.`,
    CANCEL: `Your place in ${course} was cancelled. Your documents stay yours.`,
    BRING_BACK: `Your place in ${course} is yours again.`,
    TRANSFER: `You have moved from ${course} to cohort ${toTitle ?? ''}.${
      consequences?.progress === 'GOES_ALONG' ? ' What you have done so far has moved with you.' : ''
    }`,
  };
  const money = {
    STAY_DUE: moved.length > 0 ? moved : ['Your instalments stay due on the same days.'],
    END: ['Nothing more is due. If you get money back, a separate email tells you how much.'],
    NONE: [],
  }[consequences?.money?.instalments ?? 'NONE'];
  return {
    to: enrolment.emailId,
    template: 'enrolment-changed',
    subject: `${SUBJECTS[move]}: ${enrolment.courseTitle}`,
    greeting: `Hello ${firstName || 'there'},`,
    paragraphs: [texts[move], ...money],
    action: { label: 'Open your courses', url: `${origin}/` },
    closing: 'Write to us with any questions.',
  };
}
