import * as z from 'zod/mini';
import { hasCome } from '../cohorts/derive-capstone-info.ts';
import { DEFAULT_TIMEZONE } from '../dates/calendar-date.ts';
import { displayDate } from '../dates/display-date.ts';
import { schoolDay } from '../dates/school-day.ts';
import { placementPath } from '../navigation/placement-paths.ts';
import type { Placement } from './derive-placement.ts';
import { PlacementStatus } from './placement-status.ts';

/** The text of the placement banner, and its button's target. Its type is the placement status. */
export const PlacementBanner = z.object({
  bannerType: PlacementStatus,
  title: z.string(),
  text: z.string(),
  buttonText: z.optional(z.string()),
  buttonPath: z.optional(z.string()),
});
export type PlacementBanner = z.infer<typeof PlacementBanner>;

type Facts = Pick<Placement, 'status' | 'isFormOpen' | 'mayApply'> & {
  cohortId: string;
  placementFormDate: string | null;
  placementStartDate: string | null;
  placedAt: string | null;
  /** Why the placement team has excluded the learner; null if it has not. */
  exclusionReason: string | null;
  /** How many offers of employers wait for the learner's answer. */
  openOffers: number;
  timezone?: string;
  now: string;
};

type Words = Omit<PlacementBanner, 'bannerType'>;

function openingsText(startDate: string | null, now: string): string {
  if (startDate === null) return 'Openings are shown as soon as your cohort has a date for them.';
  return hasCome(startDate, now) ? '' : `Openings are shown from ${schoolDay(startDate)}.`;
}

const WORDS: Record<PlacementStatus, (facts: Facts) => Words> = {
  PLACEMENT_FORM_NOT_AVAILABLE: ({ placementFormDate, now }) =>
    hasCome(placementFormDate, now)
      ? {
          title: 'The placement form is closed',
          text: `It could be filled in until ${schoolDay(placementFormDate)}. If you could not, write to the placement team below.`,
        }
      : {
          title: 'There is no placement form yet',
          text: 'It appears here as soon as your cohort has a date for it.',
        },
  PLACEMENT_FORM_NOT_FILLED: ({ cohortId, placementFormDate }) => ({
    title: 'Tell us what you are looking for',
    text: `The placement form takes about five minutes. It can be filled in and changed until ${schoolDay(placementFormDate)}.`,
    buttonText: 'Fill in the form',
    buttonPath: placementPath('interest-form', cohortId),
  }),
  PLACEMENT_FORM_FILLED: ({ cohortId, isFormOpen, placementStartDate }) => ({
    title: 'Your placement form is in',
    text: placementStartDate
      ? `Openings are shown from ${schoolDay(placementStartDate)} to everyone who meets the criteria below.`
      : 'Once your cohort has a date for them, openings are shown to everyone who meets the criteria below.',
    ...(isFormOpen
      ? { buttonText: 'See what you said', buttonPath: placementPath('interest-form/view', cohortId) }
      : {}),
  }),
  ELIGIBLE_FOR_PLACEMENT: ({ cohortId, mayApply, placementStartDate, now }) =>
    mayApply
      ? {
          title: 'You can apply',
          text: 'You meet every criterion. Choose from the openings; each shows what its employer asks for.',
          buttonText: 'See the openings',
          buttonPath: placementPath('jobs', cohortId),
        }
      : {
          title: 'You are eligible for placement',
          text: ['You meet every criterion.', openingsText(placementStartDate, now)].join(' ').trimEnd(),
        },
  NOT_INTERESTED_IN_PLACEMENT: ({ cohortId, isFormOpen, placementFormDate }) =>
    isFormOpen
      ? {
          title: 'You are not taking part in placement',
          text: `You said so yourself. You can change your mind until ${schoolDay(placementFormDate)}.`,
          buttonText: 'Change my mind',
          buttonPath: placementPath('interest-form', cohortId),
        }
      : {
          title: 'You are not taking part in placement',
          text: 'You said so yourself. The form is closed now.',
        },
  NOT_ELIGIBLE_FOR_PLACEMENT: ({ exclusionReason }) => ({
    title: 'You are not eligible for placement',
    text: exclusionReason ?? 'A criterion below is not met. Once it is, this changes by itself.',
  }),
  APPLIED_AT_LEAST_ONE_JOB: ({ cohortId, mayApply }) => ({
    title: 'Your applications are under way',
    text: mayApply
      ? 'We tell you about every round. You can apply for more openings in the meantime.'
      : 'We tell you about every round.',
    buttonText: 'See your applications',
    buttonPath: placementPath('applications', cohortId),
  }),
  ELIGIBLE_BUT_FORM_NOT_FILLED: ({ cohortId, isFormOpen, placementFormDate }) =>
    isFormOpen
      ? {
          title: 'One form stands between you and the openings',
          text: `You meet every criterion. Fill in the placement form until ${schoolDay(placementFormDate)}.`,
          buttonText: 'Fill in the form',
          buttonPath: placementPath('interest-form', cohortId),
        }
      : {
          title: 'You are eligible, but the form is closed',
          text: `It could be filled in until ${schoolDay(placementFormDate)}. Write to the placement team below.`,
        },
};

/** The text that comes before that of any status, if there is one. */
function moreUrgentWords({
  placedAt,
  openOffers,
  timezone = DEFAULT_TIMEZONE,
}: Facts): Omit<Words, 'buttonPath'> | null {
  if (placedAt !== null)
    return {
      title: 'You are placed',
      text: `Noted on ${displayDate(placedAt, timezone)}. Good luck in the new practice.`,
      buttonText: 'See your applications',
    };
  if (openOffers === 0) return null;
  return openOffers === 1
    ? {
        title: 'An offer waits for your answer',
        text: 'Read it among your applications, then accept or decline it there.',
        buttonText: 'See the offer',
      }
    : {
        title: `${openOffers} offers wait for your answer`,
        text: 'Read them among your applications, then accept or decline each there.',
        buttonText: 'See the offers',
      };
}

/**
 * Returns the banner of a learner's placement. A learner who has been placed is congratulated, and one who has an offer
 * to answer is told so, whatever the status.
 */
export function placementBanner(facts: Facts): PlacementBanner {
  const urgent = moreUrgentWords(facts);
  const words: Words = urgent
    ? { ...urgent, buttonPath: placementPath('applications', facts.cohortId) }
    : WORDS[facts.status](facts);
  return { bannerType: facts.status, ...words };
}
