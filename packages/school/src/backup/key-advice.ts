import { join } from 'node:path';
import type { Settings } from '@plinth/api-server/settings/settings';
import { digestOfKey } from './digest-of-key.ts';
import type { Manifest } from './manifest.ts';

/**
 * Returns what to do about a key that is not the one the backup was written with; null if it is, or if the backup is too
 * old to tell.
 */
export function keyAdvice(
  { PLINTH_HOME, PLINTH_SECRET }: Pick<Settings, 'PLINTH_HOME' | 'PLINTH_SECRET'>,
  { key }: Pick<Manifest, 'key'>,
): string | null {
  if (!key || digestOfKey(PLINTH_SECRET) === key.digest) return null;
  const remedy = key.isIncluded
    ? `PLINTH_SECRET is not the key that the school ran with. Set it to the text in ${join(PLINTH_HOME, 'secret')}`
    : 'The key that the school ran with was set in PLINTH_SECRET and is not in the backup. Set PLINTH_SECRET to it';
  return `${remedy} before you start the school: with another key its links in emails do not open, its authenticators are refused and its webhooks are not signed.`;
}
