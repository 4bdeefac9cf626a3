import type { Application } from '../../api/client.ts';
import { STATUS_TEXTS, type StatusText } from './status-texts.ts';

type Facts = Pick<Application, 'status' | 'place'>;

/** What is said of the money of someone who has no place yet. */
const moneyText = (status: Facts['status']) =>
  status === 'PAYMENT_COMPLETED' ? 'There is nothing left to pay' : 'Your payment is safe with us';

const TITLE = 'You are waiting for your place';

/** The meaning of an application for the applicant: its status, unless what was paid for has not been got yet. */
export function statusTextOf({ status, place }: Facts): StatusText {
  if (place === 'WAITING')
    return {
      chip: 'Waiting for a seat',
      tone: 'warning',
      title: TITLE,
      text: `All seats in this cohort are taken. ${moneyText(status)}: we are looking for a seat for you, and will write to you as soon as you have it.`,
    };
  if (place === 'NO_COHORT')
    return {
      chip: 'Waiting for a cohort',
      tone: 'warning',
      title: TITLE,
      text: `No cohort of this course is open yet. ${moneyText(status)}: we will write to you as soon as you have your place.`,
    };
  return STATUS_TEXTS[status];
}
