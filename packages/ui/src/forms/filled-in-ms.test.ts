import { afterEach, expect, it, vi } from 'vitest';
import { filledInMs } from './filled-in-ms.ts';

afterEach(() => vi.useRealTimers());

it('API-230 a form that is full at once is sent when a person could have filled it', async () => {
  vi.useFakeTimers();
  const told = filledInMs(performance.now() + 800);
  const at = performance.now();
  await vi.advanceTimersByTimeAsync(799);
  await expect(Promise.race([told, Promise.resolve('waits')])).resolves.toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect((await told) - at).toBeGreaterThanOrEqual(800);
});

it('API-230 a form that took its time is sent at once', async () => {
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await filledInMs(800)).toBe(Math.ceil(performance.now()));
});
