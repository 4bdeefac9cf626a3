import { proxy } from 'valtio';
import { queryClient } from '../data/query-client.ts';
import { takeUnrefreshed } from '../data/read-offline.ts';
import type { WaitingStep } from '../data/waiting-progress.ts';
import { showToast } from '../parts/show-toast.ts';
import { session } from './session.ts';

/** The user's progress that has not been sent yet. */
export const waiting = proxy({ steps: 0 });

const load = () => import('../data/waiting-progress.ts');

/** Stores a step that could not be sent, and the states as the screen now shows them. */
export async function keepForLater(
  step: WaitingStep,
  states: { hash: string; data: unknown },
): Promise<void> {
  const { userId } = session;
  if (!userId) throw new Error('nobody is signed in');
  const [{ countWaiting, keepWaiting }, { keepAnswer }] = await Promise.all([
    load(),
    import('../data/cached-answers.ts'),
  ]);
  await keepWaiting(userId, step);
  waiting.steps = await countWaiting(userId);
  await keepAnswer(states.hash, states.data);
}

/** Sends waiting steps, then reloads from the school what they had replaced. Harmless when nothing waits. */
export async function catchUp(): Promise<void> {
  const { userId } = session;
  if (!userId || typeof indexedDB === 'undefined') return;
  const { countWaiting, sendWaiting } = await load();
  const { sent, refused } = await sendWaiting(userId);
  waiting.steps = await countWaiting(userId);
  const stale = takeUnrefreshed();
  await queryClient.invalidateQueries({
    predicate: ({ queryHash, queryKey }) =>
      stale.has(queryHash) || (sent > 0 && ['progress', 'dashboards'].includes(String(queryKey[0]))),
  });
  for (const reason of refused) void showToast('error', reason);
  if (sent > 0 && refused.length === 0)
    void showToast('success', 'What you completed offline has been sent.');
}
