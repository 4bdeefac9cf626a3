import { afterEach, expect, it, vi } from 'vitest';
import { filledInMs } from './filled-in-ms.ts';

afterEach(() => vi.useRealTimers());

it('API-230 a form that is filled at once waits until a person could have filled it', async () => {
  vi.useFakeTimers();
  const told = filledInMs(performance.now() + 800);
  const at = performance.now();
  await vi.advanceTimersByTimeAsync(799);
  await expect(Promise.race([told, Promise.resolve('waits')])).resolves.toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect((await told) - at).toBeGreaterThanOrEqual(800);
});

it('API-230 a form that took longer is sent immediately', async () => {
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await filledInMs(800)).toBe(Math.ceil(performance.now()));
});
