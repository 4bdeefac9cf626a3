import { shippedProduct } from '@plinth/domain/catalog/products';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime, formatInstant } from '@plinth/domain/dates/format-day';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { slotTime } from '@plinth/domain/dates/slot-time';
import type { JudgedCriterion } from '@plinth/domain/jobs/job-criteria';
import { OFFER_LABEL, ROUND_LABEL } from '@plinth/domain/jobs/job-labels';
import type { AppliedJob } from '@plinth/domain/jobs/user-job';
import type { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import type { StatusChipProps } from '@plinth/ui/StatusChip';
import { ownZone } from '../../../parts/own-zone.ts';

/** A year's pay as text, from minor units. */
export const payText = (ctc: number | null, currency: Currency | null): string =>
  ctc === null || currency === null ? 'Pay not stated' : `${formatMoney({ amount: ctc, currency })} a year`;

/** A day in the user's own zone. */
export const dayText = (instant: string): string => formatInstant(instant, ownZone());

/** An instant in the user's own zone, to the minute. */
export const momentText = (instant: string): string => `${dayText(instant)}, ${slotTime(instant, ownZone())}`;

/** The last day to apply, the same for everyone; in another zone, the local end is shown too. */
export function closingText(closingDate: string): string {
  const [day, zone] = [schoolDay(closingDate), ownZone()];
  return zone === DEFAULT_TIMEZONE ? day : `${day}, until ${exactTime(closingDate, zone)}`;
}

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const names = (value: JudgedCriterion['required']) => (Array.isArray(value) ? value : []);
const count = (value: JudgedCriterion['required'] | null) => (typeof value === 'number' ? value : 0);
const courseNames = (codes: string[]) => codes.map((code) => shippedProduct(code)?.title ?? code);

type CriterionText = { asked: string; held: string; where: 'profile' | 'form' | null };

/** The requirement of a criterion, the learner's value, and where that value is entered. */
export function criterionText({ key, required, actual, isMet }: JudgedCriterion): CriterionText {
  const missing = names(required).filter((name) => !names(actual ?? []).includes(name));
  switch (key) {
    case 'courses':
      return {
        asked: `One of these courses: ${courseNames(names(required)).join(', ')}`,
        held: isMet
          ? `You take or took ${courseNames(names(actual ?? [])).join(', ')}`
          : 'You took none of them',
        where: null,
      };
    case 'minExperienceInMonths':
      return {
        asked: `At least ${months(count(required))} of work experience`,
        held: actual === null ? 'Your profile does not say' : `You have ${months(count(actual))}`,
        where: 'profile',
      };
    case 'skills':
      return {
        asked: `Skills: ${names(required).join(', ')}`,
        held: isMet ? 'Your profile names all of them' : `Your profile does not name ${missing.join(', ')}`,
        where: 'profile',
      };
    case 'languages':
      return {
        asked: `Languages: ${names(required).join(', ')}`,
        held: isMet
          ? 'Your placement form names all of them'
          : `Your placement form does not name ${missing.join(', ')}`,
        where: 'form',
      };
    case 'maxNoticePeriod':
      return {
        asked:
          count(required) === 0 ? 'Can start at once' : `Notice period of at most ${days(count(required))}`,
        held: actual === null ? 'Your placement form does not say' : `Yours is ${days(count(actual))}`,
        where: 'form',
      };
    case 'priorRevitExp':
      return {
        asked: 'Worked with Revit before the course',
        held: actual === null ? 'Your placement form does not say' : isMet ? 'You have' : 'You have not',
        where: 'form',
      };
    case 'willingToRelocate':
      return {
        asked: 'Willing to relocate',
        held: actual === null ? 'Your placement form does not say' : isMet ? 'You are' : 'You are not',
        where: 'form',
      };
  }
}

type Standing = { label: string; tone: StatusChipProps['tone'] };

/** The state of an application as one stamp. */
export function standingOf({
  recordStatus,
  offerStatus,
  currentRound,
  lastStatus,
}: Pick<AppliedJob, 'recordStatus' | 'offerStatus' | 'currentRound' | 'lastStatus'>): Standing {
  if (recordStatus === 'DELETED') return { label: 'Removed by the school', tone: 'error' };
  if (recordStatus === 'INACTIVE') return { label: 'Withdrawn', tone: 'neutral' };
  if (offerStatus)
    return {
      label: OFFER_LABEL[offerStatus],
      tone: offerStatus === 'OFFERED' ? 'signal' : offerStatus === 'ACCEPTED' ? 'success' : 'neutral',
    };
  if (lastStatus === 'CLOSED') return { label: 'Opening closed', tone: 'neutral' };
  if (lastStatus === 'NOT_CLEARED') return { label: 'Not taken further', tone: 'neutral' };
  return currentRound
    ? {
        label: `${ROUND_LABEL[currentRound]}${lastStatus === 'CLEARED' ? ' cleared' : ''}`,
        tone: lastStatus === 'CLEARED' ? 'success' : 'info',
      }
    : { label: 'With the employer', tone: 'info' };
}
