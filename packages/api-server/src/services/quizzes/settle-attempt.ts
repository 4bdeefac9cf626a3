import { attemptState } from '@plinth/domain/quizzes/attempt-state';
import type { Transaction } from '../../db/database.ts';
import { refuse } from '../refusal.ts';
import { type FormRow, type ResponseRow, toAttempt } from './attempt.ts';
import { closeAttempt } from './close-attempt.ts';
import { readEntries } from './lock-attempt.ts';

/** The outcome for a locked attempt at the time of a call. */
export type Settled = { state: 'open' | 'closed' | 'just-closed'; response: ResponseRow };

/** Closes a locked attempt whose time is over, with the answers given so far. */
export async function settleAttempt(
  tx: Transaction,
  { response, form, now }: { response: ResponseRow; form: FormRow; now: Date },
): Promise<Settled> {
  const state = attemptState(toAttempt(response), now.toISOString());
  if (state !== 'time-over') return { state, response };
  const entries = await readEntries(tx, response.responseId);
  return {
    state: 'just-closed',
    response: await closeAttempt(tx, { response, form, entries, isForced: true, now }),
  };
}

/** The refusal of a call that needs an open attempt. Thrown after the commit, otherwise the closing would be undone. */
export const notOpen = (state: 'closed' | 'just-closed') =>
  state === 'closed'
    ? refuse('CONFLICT', 'This attempt is closed.')
    : refuse('CONFLICT', 'The time is over; the answers saved so far were handed in.');
