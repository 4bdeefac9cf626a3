import { clearRows, dropRow, readKeys, readRow, writeRow } from './local-rows.ts';
import { PICTURE_SHELF } from './picture-shelf.ts';
import { readToken } from './token-cookie.ts';

/**
 * What the API said on one session, as text: stores may have made proxies of the objects by now. Rows of another
 * session are never read, should clearing them have failed.
 */
type Kept = { session: string; json: string; at: number };

const MOST_KEPT = 500;
let counted = 0;

/** A short name of the session: not the token, which opens more than this device's store. */
export function sessionName(): string {
  let sum = 0;
  for (const letter of readToken() ?? '') sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return (sum >>> 0).toString(36);
}

async function prune(): Promise<void> {
  const keys = await readKeys('answers');
  counted = keys.length;
  if (counted <= MOST_KEPT) return;
  const rows = await Promise.all(
    keys.map(async (key) => ({ key, at: (await readRow<Kept>('answers', key))?.at ?? 0 })),
  );
  const oldest = rows.sort((a, b) => a.at - b.at).slice(0, counted - MOST_KEPT);
  for (const { key } of oldest) await dropRow('answers', key);
  counted = MOST_KEPT;
}

/** Keeps an answer for reading without a network; the oldest go when there are many. */
export async function keepAnswer(queryHash: string, data: unknown): Promise<void> {
  // An answer that comes after the session has ended is nobody's.
  if (readToken() === null) return;
  const kept: Kept = { session: sessionName(), json: JSON.stringify(data), at: Date.now() };
  await writeRow('answers', queryHash, kept);
  counted += 1;
  if (counted === 1 || counted > MOST_KEPT) await prune();
}

/** What was kept for a query on this session; undefined when nothing was. */
export async function readCachedAnswer(queryHash: string): Promise<unknown> {
  const kept = await readRow<Kept>('answers', queryHash);
  return kept?.session === sessionName() ? JSON.parse(kept.json) : undefined;
}

/** Forgets every kept answer with its photos, and the files of what was being written, as at sign-out. */
export const forgetAnswers = (): Promise<unknown> =>
  Promise.all([
    clearRows('answers'),
    clearRows('drafts'),
    // Absent where the school is not reached over https.
    (globalThis as { caches?: CacheStorage }).caches?.delete(PICTURE_SHELF),
  ]);
