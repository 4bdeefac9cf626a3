import type { QuestionState } from '@plinth/domain/course-applications/application-question';
import type { DeadlineType } from '@plinth/domain/orders/deadline-type';
import type { OrderStatus } from '@plinth/domain/orders/order-status';
import type { Stamp } from '../../../parts/StampChip.tsx';

/** The stamps for the status of an application, as admissions see it. */
export const APPLICATION_STAMPS: Record<OrderStatus, Stamp> = {
  CREATED: { tone: 'neutral', text: 'Started' },
  APPLICATION_FILLED: { tone: 'signal', text: 'To decide' },
  OFFER_SENT: { tone: 'info', text: 'Offer sent' },
  PLAN_CREATED: { tone: 'success', text: 'Accepted' },
  PAYMENT_ONGOING: { tone: 'success', text: 'Being paid' },
  PAYMENT_COMPLETED: { tone: 'success', text: 'Paid in full' },
  EXPIRED: { tone: 'neutral', text: 'Offer expired' },
  CANCELLED: { tone: 'neutral', text: 'Declined or ended' },
};

export const DEADLINE_TEXTS: Record<DeadlineType, string> = {
  OFFER_ACCEPTANCE: 'To be accepted by',
  PLAN_DISCOUNT: 'Discount for a plan until',
  PAYMENT: 'First payment by',
};

/** The texts for the state of the latest question. */
export const QUESTION_TEXTS: Record<QuestionState, string> = {
  ASKED: 'asked, waiting for an answer',
  ANSWERED: 'has answered',
};

/** Returns a number of applications as text. */
export const applicationsText = (total: number): string =>
  total === 1 ? '1 application' : `${total} applications`;
