import { RECENT_KEY_PREFIX } from '@plinth/domain/session/stored-keys';
import * as z from 'zod/mini';

/** Something opened from the palette. */
const Recent = z.object({ title: z.string(), detail: z.string(), path: z.string() });
export type Recent = z.infer<typeof Recent>;

const KEPT = 6;

/** Per person, so that one user's history is not shown to the next on the same browser. */
const keyOf = (userId: string) => `${RECENT_KEY_PREFIX}${userId}`;

/** A person's recently opened entries, latest first; empty if the browser stores nothing. */
export function readRecent(userId: string): Recent[] {
  try {
    return z.parse(z.array(Recent), JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** Stores an opened entry, once. */
export function keepRecent(userId: string, { title, detail, path }: Recent): void {
  const others = readRecent(userId).filter((one) => one.path !== path);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([{ title, detail, path }, ...others].slice(0, KEPT)));
  } catch {
    // The palette works without storage.
  }
}
