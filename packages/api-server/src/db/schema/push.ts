import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, deletedWith, primaryId } from './columns.ts';

/**
 * The browsers that receive a person's push notifications. An address belongs to the last person who allowed it there.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    subscriptionId: primaryId(),
    userId: deletedWith(() => users.userId),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The session it was last allowed or renewed in, which may have expired since; null if that was not recorded. */
    sessionId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [index('push_subscriptions_user').on(t.userId)],
);
