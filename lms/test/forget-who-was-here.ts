import { queryClient } from '../src/data/query-client.ts';
import { refuseEntry, session } from '../src/stores/session.ts';

/** Ends the session of a test's person, and deletes what the app had loaded for them. */
export function forgetWhoWasHere(): void {
  refuseEntry('');
  Object.assign(session, { status: 'unknown', error: null });
  queryClient.clear();
}
