import * as z from 'zod/mini';

/** Something that was opened from the palette. */
const Recent = z.object({ title: z.string(), detail: z.string(), path: z.string() });
export type Recent = z.infer<typeof Recent>;

const KEPT = 6;

/** Each person of a browser has their own: what one opened is not told to the next. */
const keyOf = (userId: string) => `plinth:found:${userId}`;

/** What a person opened last, the last first; nothing where the browser keeps nothing. */
export function readRecent(userId: string): Recent[] {
  try {
    return z.parse(z.array(Recent), JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** Remembers what was opened, once. */
export function keepRecent(userId: string, { title, detail, path }: Recent): void {
  const others = readRecent(userId).filter((one) => one.path !== path);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([{ title, detail, path }, ...others].slice(0, KEPT)));
  } catch {
    // A browser that refuses storage finds just as well.
  }
}
