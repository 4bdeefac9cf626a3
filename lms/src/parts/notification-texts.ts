import type { NotificationCategory } from '@plinth/domain/account/notification-category';

/** The description of each category, in plain language. */
export const NOTIFICATION_TEXTS: Record<NotificationCategory, { title: string; hint: string }> = {
  REPLY: {
    title: 'Replies',
    hint: 'Someone answers your question, writes in your thread, or asks you something.',
  },
  REVIEW: { title: 'Reviews', hint: 'Your work was reviewed, or work waits for your review.' },
  SLOT: { title: 'Sessions and slots', hint: 'A session or interview is booked, moved or coming up.' },
  DEADLINE: { title: 'Deadlines', hint: 'Something is due soon.' },
  PAYMENT: { title: 'Payments', hint: 'An instalment is due. Receipts are always emailed.' },
  ANNOUNCEMENT: { title: 'Announcements', hint: 'News about your course, your profile and the school.' },
};
