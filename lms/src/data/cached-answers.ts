import { clearRows, dropRow, readKeys, readRow, writeRow } from './local-rows.ts';
import { PICTURE_SHELF } from './picture-shelf.ts';
import { readToken } from './token-cookie.ts';

/**
 * An answer of the API for one session, as text, since stores may have turned the objects into proxies. Rows of another
 * session are never read, in case clearing them failed.
 */
type Kept = { session: string; json: string; at: number };

const MOST_KEPT = 500;
let counted = 0;

/** A short name of the session instead of the token, which opens more than this device's store. */
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

/** Stores an answer for offline reading; the oldest are removed when there are many. */
export async function keepAnswer(queryHash: string, data: unknown): Promise<void> {
  // An answer that arrives after the session has ended belongs to no one.
  if (readToken() === null) return;
  const kept: Kept = { session: sessionName(), json: JSON.stringify(data), at: Date.now() };
  await writeRow('answers', queryHash, kept);
  counted += 1;
  if (counted === 1 || counted > MOST_KEPT) await prune();
}

/** The stored answer to a query for this session; undefined if there is none. */
export async function readCachedAnswer(queryHash: string): Promise<unknown> {
  const kept = await readRow<Kept>('answers', queryHash);
  return kept?.session === sessionName() ? JSON.parse(kept.json) : undefined;
}

/** Deletes every stored answer with its photos, and the files of drafts, as at sign-out. */
export const forgetAnswers = (): Promise<unknown> =>
  Promise.all([
    clearRows('answers'),
    clearRows('drafts'),
    // Absent without https.
    (globalThis as { caches?: CacheStorage }).caches?.delete(PICTURE_SHELF),
  ]);
