import type { NotificationCategory } from '@plinth/domain/account/notification-category';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { deletedWith, instant, oneFor } from './columns.ts';

/** A person's notification settings; no row means both channels are on (`completePreferences`). */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: deletedWith(() => users.userId),
    category: text().$type<NotificationCategory>().notNull(),
    inApp: boolean().notNull(),
    email: boolean().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.category] })],
);

/** Choices that apply on every device of a person. */
export const accountPreferences = pgTable('account_preferences', {
  userId: oneFor(() => users.userId),
  /** IANA name; null follows the device. */
  timeZone: text(),
  updatedAt: instant().notNull(),
});

/** Accounts whose owners requested deletion; the job that deletes one deletes its row with it. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: oneFor(() => users.userId),
    requestedAt: instant().notNull(),
    dueAt: instant().notNull(),
  },
  (t) => [index('account_deletions_due').on(t.dueAt)],
);

/** Id tokens that have signed someone in: each does so once. Stored until they expire. */
export const usedIdTokens = pgTable(
  'used_id_tokens',
  { tokenHash: text().primaryKey(), expiresAt: instant().notNull() },
  (t) => [index('used_id_tokens_expiry').on(t.expiresAt)],
);
