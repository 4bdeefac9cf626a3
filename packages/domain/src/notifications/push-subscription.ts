import * as z from 'zod/mini';

const keyOf = (bytes: number) =>
  z
    .string()
    .check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/), z.minLength(Math.floor((bytes * 4) / 3)), z.maxLength(200));

/**
 * Where a browser receives notices while no page is open: its push service's address, and the keys with which only it
 * can read them.
 */
export const PushSubscription = z.object({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.object({ p256dh: keyOf(65), auth: keyOf(16) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/**
 * The push message to a browser: the notification, and the unread count including it. The path leads to it in the
 * school.
 */
export const PushNotice = z.object({
  title: z.string(),
  text: z.string(),
  href: z.string(),
  key: z.string(),
  unread: z.int(),
});
export type PushNotice = z.infer<typeof PushNotice>;
