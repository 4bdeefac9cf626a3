import { sql } from 'drizzle-orm';
import { notifications } from '../../db/schema/notifications.ts';

/** That a notification is shown in the app, said as the partial indexes say it. */
export const isInApp = sql`${notifications.inApp}`;
