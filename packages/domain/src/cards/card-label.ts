import * as z from 'zod/mini';

/** The labels a course card may carry; Completed means archived. */
export const CARD_LABELS = [
  'Enrolled',
  'Transferred',
  'Cancelled',
  'Upcoming',
  'Ongoing',
  'Completed',
] as const;
export const CardLabel = z.enum(CARD_LABELS);
export type CardLabel = z.infer<typeof CardLabel>;
