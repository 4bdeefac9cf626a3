import { ApiError } from '@plinth/api-client/api-error';
import type { QueryKey, QueryPersister } from '@tanstack/react-query';
import { readToken } from './token-cookie.ts';
import { whenIdle } from './when-idle.ts';

/** What a lesson is read with. Everything else needs the connection. */
const CACHED_RESOURCES = ['cohorts', 'content', 'curriculum', 'notes', 'profiles', 'progress', 'regions'];

const isCached = (queryKey: QueryKey) => CACHED_RESOURCES.includes(String(queryKey[0]));

let noteConnection: (isOnline: boolean) => void = () => {};

/** Says what is done when a call was answered or could not be sent; set once by the connection store. */
export const onConnection = (note: (isOnline: boolean) => void) => {
  noteConnection = note;
};

/** Without IndexedDB (a private window, an old browser) everything works but reading offline. */
const orNothing = () => undefined;

const fromDevice: Set<string> = new Set();

/** The queries whose data came from this device and not from the school, which it forgets by being asked. */
export function takeUnrefreshed(): Set<string> {
  const hashes = new Set(fromDevice);
  fromDevice.clear();
  return hashes;
}

/**
 * Asks the school first. What it answers is kept on this device; when no answer comes at all, what was kept is shown
 * in its place. It is kept when the page is quiet, so that no screen waits for it.
 */
export const readOffline: QueryPersister = async (queryFn, context, query) => {
  try {
    const data = await queryFn(context as never);
    noteConnection(true);
    if (isCached(context.queryKey) && typeof indexedDB !== 'undefined') {
      const token = readToken();
      void whenIdle()
        .then(() => import('./cached-answers.ts'))
        // Whoever is signed in by then may be another.
        .then(({ keepAnswer }) => (readToken() === token ? keepAnswer(query.queryHash, data) : undefined))
        .catch(orNothing);
    }
    return data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    noteConnection(error.status !== 0);
    if (error.status !== 0) throw error;
    if (!isCached(context.queryKey) || typeof indexedDB === 'undefined') throw error;
    const kept = await import('./cached-answers.ts')
      .then(({ readCachedAnswer }) => readCachedAnswer(query.queryHash))
      .catch(orNothing);
    if (kept === undefined) throw error;
    fromDevice.add(query.queryHash);
    return kept as never;
  }
};
