import type { OrderStatus } from '@plinth/domain/orders/order-status';

export type StatusText = {
  chip: string;
  tone: 'neutral' | 'info' | 'signal' | 'success' | 'warning' | 'error';
  title: string;
  text: string;
};

/** The meaning of each application status for the applicant; a paid one may still wait for a place (`statusTextOf`). */
export const STATUS_TEXTS: Record<OrderStatus, StatusText> = {
  CREATED: {
    chip: 'Started',
    tone: 'neutral',
    title: 'Your application is not sent yet',
    text: 'Open the link in our first email to continue where you left off.',
  },
  APPLICATION_FILLED: {
    chip: 'Being read',
    tone: 'info',
    title: 'We are reading your application',
    text: 'You get an email as soon as there is an offer, or a reason why there is none. Until then you may still replace your resume.',
  },
  OFFER_SENT: {
    chip: 'Offer open',
    tone: 'signal',
    title: 'We would like to offer you a place',
    text: 'Read the offer and the terms in your own time. Nothing is binding until you accept.',
  },
  PLAN_CREATED: {
    chip: 'Accepted',
    tone: 'info',
    title: 'You have accepted the offer',
    text: 'Choose a payment plan. Your place is certain once the first payment has reached us.',
  },
  PAYMENT_ONGOING: {
    chip: 'Accepted, paying',
    tone: 'success',
    title: 'Your place is certain',
    text: 'Your plan shows the next payments. An email told you how to sign in.',
  },
  PAYMENT_COMPLETED: {
    chip: 'Paid',
    tone: 'success',
    title: 'Everything is paid',
    text: 'Sign in to see your cohort. Invoices are on your billing page.',
  },
  EXPIRED: {
    chip: 'Expired',
    tone: 'warning',
    title: 'This offer has expired',
    text: 'Its last day has passed. You may apply again at any time; it is quicker the second time.',
  },
  CANCELLED: {
    chip: 'Closed',
    tone: 'error',
    title: 'This application was closed',
    text: 'There is nothing left to do here. If you did not expect this, write to us.',
  },
};
