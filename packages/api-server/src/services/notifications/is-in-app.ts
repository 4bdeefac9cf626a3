import { sql } from 'drizzle-orm';
import { notifications } from '../../db/schema/notifications.ts';

/** Whether a notification is shown in the app, expressed as in the partial indexes. */
export const isInApp = sql`${notifications.inApp}`;
