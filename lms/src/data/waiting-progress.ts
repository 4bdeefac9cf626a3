import { ApiError } from '@plinth/api-client/api-error';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { dropRow, readKeys, readRow, writeRow } from './local-rows.ts';
import { completeNode, markOngoing } from './progress.ts';

/** Progress made offline. `at` is its time in milliseconds since 1970; progress is sent in that order. */
export type WaitingStep = {
  cohortId: string;
  namespace: Namespace;
  nodeId: string;
  state: 'STARTED' | 'COMPLETED';
  at: number;
};

/** The result of sending: `refused` contains the school's reasons for what it did not accept. */
export type Sending = { sent: number; left: number; refused: string[] };

/**
 * The key is derived from the content, so a repeated step is stored once. Rows belong to a person, not to a session.
 */
const keyOf = (userId: string, { cohortId, nodeId, state }: WaitingStep) =>
  [userId, cohortId, nodeId, state].join(':');

/** Stores a step until it can be sent; it survives reloads, restarts and an expired session. */
export const keepWaiting = (userId: string, step: WaitingStep) =>
  writeRow('waiting', keyOf(userId, step), step);

const ownKeys = async (userId: string) =>
  (await readKeys('waiting')).filter((key) => key.startsWith(`${userId}:`));

async function send(userId: string): Promise<Sending> {
  const keys = await ownKeys(userId);
  const rows = await Promise.all(
    keys.map(async (key) => ({ key, step: await readRow<WaitingStep>('waiting', key) })),
  );
  const steps = rows
    .flatMap(({ key, step }) => (step ? [{ key, step }] : []))
    .sort((a, b) => a.step.at - b.step.at);
  const result: Sending = { sent: 0, left: steps.length, refused: [] };
  for (const { key, step } of steps) {
    try {
      await (step.state === 'COMPLETED' ? completeNode(step) : markOngoing(step));
      result.sent += 1;
    } catch (error) {
      // Without an answer or a session the step stays queued; a refusal by the school is final.
      if (!(error instanceof ApiError) || error.isOutage || error.status === 401 || error.status === 429)
        break;
      if (step.state === 'COMPLETED') result.refused.push(error.message);
    }
    await dropRow('waiting', key);
    result.left -= 1;
  }
  return result;
}

/** Sends the queued steps, one tab at a time. The calls are idempotent: an interrupted one can safely be sent again. */
export async function sendWaiting(userId: string): Promise<Sending> {
  if ('locks' in navigator) return navigator.locks.request('plinth-waiting', () => send(userId));
  return send(userId);
}

/** The number of a person's completed pages waiting to be sent. */
export const countWaiting = async (userId: string): Promise<number> =>
  (await ownKeys(userId)).filter((key) => key.endsWith(':COMPLETED')).length;
