import * as z from 'zod/mini';
import { NOTIFICATION_CATEGORIES } from './notification-categories.ts';

export { NOTIFICATION_CATEGORIES };

export const NotificationCategory = z.enum(NOTIFICATION_CATEGORIES);
export type NotificationCategory = z.infer<typeof NotificationCategory>;
