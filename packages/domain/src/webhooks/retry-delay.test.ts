import { describe, expect, it } from 'vitest';
import { FAILING_MAX_MS, retryDelay } from './retry-delay.ts';

describe('retryDelay', () => {
  it('ADOPT-10 a delivery is tried ten times with growing pauses, for longer than the time that disables an endpoint', () => {
    const delays = Array.from({ length: 10 }, (_, index) => retryDelay(index + 1, 0));
    expect(delays.at(-1)).toBeNull();
    const pauses = delays.flatMap((delay) => delay ?? []);
    expect(pauses).toHaveLength(9);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(FAILING_MAX_MS);
  });

  it.each([
    [1, 0, 5_000],
    [1, 1, 5_500],
    [2, 0.5, 315_000],
  ])('ADOPT-10 after attempt %i with random value %f waits %i ms', (attempts, chance, delay) => {
    expect(retryDelay(attempts, chance)).toBe(delay);
  });
});
