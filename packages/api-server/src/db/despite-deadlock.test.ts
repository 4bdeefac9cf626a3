import { expect, it, vi } from 'vitest';
import { despiteDeadlock } from './despite-deadlock.ts';

const failed = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('failed'), { code }) });

it('a transaction that a deadlock ended is run again', async () => {
  const transact = vi.fn(async () => 'done');
  transact.mockRejectedValueOnce(failed('40P01'));
  expect(await despiteDeadlock(transact)).toBe('done');
  expect(transact).toHaveBeenCalledTimes(2);
});

it('a deadlock that persists is reported after four tries', async () => {
  const transact = vi.fn().mockRejectedValue(failed('40P01'));
  await expect(despiteDeadlock(transact)).rejects.toThrow('Failed query');
  expect(transact).toHaveBeenCalledTimes(4);
});

it('any other failure is reported at once', async () => {
  const transact = vi.fn().mockRejectedValue(failed('23505'));
  await expect(despiteDeadlock(transact)).rejects.toThrow('Failed query');
  expect(transact).toHaveBeenCalledOnce();
});
