import type { Transaction } from '../../db/database.ts';
import { writeDue } from '../../db/queries/earnings/write-due.ts';
import type { Deps } from '../../deps.ts';
import { holdEarnings } from './hold-earnings.ts';

/**
 * Records what mentors have earned and is not recorded yet, directly from the facts. A piece of work is one item,
 * ensured by a unique index, with the rate in force on its day: a personal rate before the general one. Work of a day
 * without a rate earns nothing until a rate is set that covers that day.
 * @returns how many were written
 */
export async function recordEarnings(tx: Transaction, now: Date): Promise<number> {
  await holdEarnings(tx);
  return writeDue.run(tx, { now });
}

/** The same as a separate job. */
export const recordDueEarnings = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> =>
  db.transaction((tx) => recordEarnings(tx, now()));
