import { queryClient } from '../src/data/query-client.ts';
import { refuseEntry, session } from '../src/stores/session.ts';

/** Ends what a test's person was signed in with, and what the app had read for them. */
export function forgetWhoWasHere(): void {
  refuseEntry('');
  Object.assign(session, { status: 'unknown', error: null });
  queryClient.clear();
}
