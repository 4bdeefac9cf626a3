/** What a person may be told about: each category is switched for itself, in each channel. */
export const NOTIFICATION_CATEGORIES = [
  'REPLY',
  'REVIEW',
  'SLOT',
  'DEADLINE',
  'PAYMENT',
  'ANNOUNCEMENT',
] as const;
