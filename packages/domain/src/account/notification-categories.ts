/** The notification categories, each switched separately in each channel. */
export const NOTIFICATION_CATEGORIES = [
  'REPLY',
  'REVIEW',
  'SLOT',
  'DEADLINE',
  'PAYMENT',
  'ANNOUNCEMENT',
] as const;
