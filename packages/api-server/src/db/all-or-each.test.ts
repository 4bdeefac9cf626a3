import { describe, expect, it, vi } from 'vitest';
import { allOrEach } from './all-or-each.ts';
import { SILENT } from './is-outage.ts';

const log = () => ({ error: vi.fn() });
const nameOf = (row: number) => ({ row: String(row) });

describe('a job over many rows', () => {
  it('runs once for all rows when nothing fails', async () => {
    const work = vi.fn(async (rows: readonly number[]) => rows.length);
    expect(await allOrEach({ log: log() }, [1, 2, 3], work, nameOf)).toBe(3);
    expect(work).toHaveBeenCalledOnce();
  });

  it('handles every other row when one fails, and logs the failed one', async () => {
    const done: number[] = [];
    const work = async (rows: readonly number[]) => {
      if (rows.includes(2)) throw new RangeError('two');
      done.push(...rows);
      return rows.length;
    };
    const { error } = log();
    expect(await allOrEach({ log: { error } }, [1, 2, 3], work, nameOf)).toBe(2);
    expect(done).toEqual([1, 3]);
    expect(error.mock.calls).toEqual([[{ row: '2', err: new RangeError('two') }, 'left to the next turn']]);
  });

  it('HOLD-04 stops when the database is away, without trying each row', async () => {
    const work = vi.fn().mockRejectedValue(new Error(SILENT));
    await expect(allOrEach({ log: log() }, [1, 2, 3], work, nameOf)).rejects.toThrow(SILENT);
    expect(work).toHaveBeenCalledOnce();
  });
});
