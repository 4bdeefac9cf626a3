import * as z from 'zod/mini';
import { NOTIFICATION_CATEGORIES, NotificationCategory } from './notification-category.ts';

/**
 * Whether one category of notifications reaches a person, by channel: in the app's notification centre and by e-mail.
 * Receipts, invoices and mails about the account itself are no notifications and always go out.
 */
export const NotificationPreference = z.object({
  category: NotificationCategory,
  inApp: z.boolean(),
  email: z.boolean(),
});
export type NotificationPreference = z.infer<typeof NotificationPreference>;

/** The preferences as they are saved: some or all categories, each at most once. */
export const NotificationPreferences = z.array(NotificationPreference).check(
  z.minLength(1),
  z.maxLength(NOTIFICATION_CATEGORIES.length),
  z.refine(
    (rows) => new Set(rows.map(({ category }) => category)).size === rows.length,
    'A category is listed twice',
  ),
);

/**
 * One preference for every category, in their order: what the person saved, and both channels on where nothing was
 * saved. Categories that the school no longer has are left out.
 */
export function completePreferences(saved: readonly NotificationPreference[]): NotificationPreference[] {
  return NOTIFICATION_CATEGORIES.map((category) => {
    const own = saved.find((row) => row.category === category);
    return { category, inApp: own?.inApp ?? true, email: own?.email ?? true };
  });
}
