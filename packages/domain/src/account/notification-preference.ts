import * as z from 'zod/mini';
import { NOTIFICATION_CATEGORIES, NotificationCategory } from './notification-category.ts';

/**
 * Whether one category of notifications reaches a person, by channel: in the app's notification centre and by email.
 * Receipts, invoices and mails about the account are not notifications and are always sent.
 */
export const NotificationPreference = z.object({
  category: NotificationCategory,
  inApp: z.boolean(),
  email: z.boolean(),
});
export type NotificationPreference = z.infer<typeof NotificationPreference>;

/** The preferences as saved: some or all categories, each at most once. */
export const NotificationPreferences = z.array(NotificationPreference).check(
  z.minLength(1),
  z.maxLength(NOTIFICATION_CATEGORIES.length),
  z.refine(
    (rows) => new Set(rows.map(({ category }) => category)).size === rows.length,
    'A category is listed twice',
  ),
);

/**
 * Returns one preference for every category, in their order: the saved one, or both channels on if none was saved.
 * Categories the school no longer has are omitted.
 */
export function completePreferences(saved: readonly NotificationPreference[]): NotificationPreference[] {
  return NOTIFICATION_CATEGORIES.map((category) => {
    const own = saved.find((row) => row.category === category);
    return { category, inApp: own?.inApp ?? true, email: own?.email ?? true };
  });
}
