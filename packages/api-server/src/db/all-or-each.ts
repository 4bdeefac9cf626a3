import type { Logger } from 'pino';
import { isOutage } from './is-outage.ts';

type Needs = { log: Pick<Logger, 'error'> };

/**
 * Processes all rows together, and if that fails each alone: one that cannot be done is logged and left to the next
 * turn, and never blocks the others. If the database itself is unreachable the turn ends.
 * @param work all or nothing, and may be called any number of times; @returns how much it did
 * @param nameOf what the log calls a row
 * @returns how much was done
 */
export async function allOrEach<Row>(
  { log }: Needs,
  rows: readonly Row[],
  work: (rows: readonly Row[]) => Promise<number>,
  nameOf: (row: Row) => Record<string, string>,
): Promise<number> {
  try {
    return await work(rows);
  } catch (error) {
    if (isOutage(error)) throw error;
    const [first, ...others] = rows;
    if (first === undefined) throw error;
    if (others.length === 0) {
      log.error({ ...nameOf(first), err: error }, 'left to the next turn');
      return 0;
    }
    let done = 0;
    for (const row of rows) done += await allOrEach({ log }, [row], work, nameOf);
    return done;
  }
}
