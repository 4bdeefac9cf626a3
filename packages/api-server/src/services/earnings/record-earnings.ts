import type { Transaction } from '../../db/database.ts';
import { writeDue } from '../../db/queries/earnings/write-due.ts';
import type { Deps } from '../../deps.ts';
import { holdEarnings } from './hold-earnings.ts';

/**
 * Writes down what mentors have earned and is not written yet, from the facts themselves. A piece of work is one item,
 * held by a unique index, with the rate in force on its day: the person's own before that of everybody. Work of a day
 * without a rate brings nothing until a rate reaches back to that day.
 * @returns how many were written
 */
export async function recordEarnings(tx: Transaction, now: Date): Promise<number> {
  await holdEarnings(tx);
  return writeDue.run(tx, { now });
}

/** The same as a job of its own. */
export const recordDueEarnings = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> =>
  db.transaction((tx) => recordEarnings(tx, now()));
