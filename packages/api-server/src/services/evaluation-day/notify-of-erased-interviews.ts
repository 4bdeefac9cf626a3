import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { interviews } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import { notifyOfFreedTimes } from './notify-of-freed-times.ts';

/** Notifies the guides of upcoming interviews with a person who is about to be erased, without the person's name. */
export async function notifyOfErasedInterviews(
  deps: Pick<Deps, 'settings' | 'now'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await notifyOfFreedTimes(deps, tx, eq(interviews.userId, userId), () => ({
    title: 'An interview will not take place',
    why: 'Its learner has left the school.',
  }));
}
