import { ApiError } from '@plinth/api-client/api-error';
import type { QueryKey, QueryPersister } from '@tanstack/react-query';
import { readOverriddenUser } from './override-user.ts';
import { readToken } from './token-cookie.ts';
import { whenIdle } from './when-idle.ts';

/** The resources needed to read a lesson. Everything else needs the connection. */
const CACHED_RESOURCES = ['cohorts', 'content', 'curriculum', 'notes', 'profiles', 'progress', 'regions'];

/**
 * What staff read as another person in this tab belongs to that person, but would be stored under staff's own session,
 * whose other tabs read it.
 */
const isCached = (queryKey: QueryKey) =>
  CACHED_RESOURCES.includes(String(queryKey[0])) && readOverriddenUser() === null;

let noteConnection: (isOnline: boolean) => void = () => {};

/** Sets the handler called when a call was answered or could not be sent; set once by the connection store. */
export const onConnection = (note: (isOnline: boolean) => void) => {
  noteConnection = note;
};

/** Without IndexedDB (a private window, an old browser) everything works except reading offline. */
const orNothing = () => undefined;

const fromDevice: Set<string> = new Set();

/** Returns the queries whose data was read from this device rather than from the school, and clears the set. */
export function takeUnrefreshed(): Set<string> {
  const hashes = new Set(fromDevice);
  fromDevice.clear();
  return hashes;
}

/**
 * Calls the school first and stores its answer on this device; if no answer arrives at all, the stored one is shown
 * instead. Storing waits until the page is idle, so that it delays no screen.
 */
export const readOffline: QueryPersister = async (queryFn, context, query) => {
  try {
    const data = await queryFn(context as never);
    noteConnection(true);
    if (isCached(context.queryKey) && typeof indexedDB !== 'undefined') {
      const token = readToken();
      void whenIdle()
        .then(() => import('./cached-answers.ts'))
        // A different person may be signed in by then.
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
