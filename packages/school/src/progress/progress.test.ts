import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgress } from './progress.ts';

describe('createProgress', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('P-12 is never silent for 10 s while a step lasts', async () => {
    const written: number[] = [];
    const { step } = createProgress({ write: () => written.push(performance.now()) });
    const began = performance.now();
    const done = step('Building', () => new Promise<void>((resolve) => setTimeout(resolve, 31_000)));
    await vi.advanceTimersByTimeAsync(31_000);
    await done;
    const moments = [began, ...written];
    const pauses = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
    expect(Math.max(...pauses)).toBeLessThan(10_000);
  });

  it('reports that a step failed and passes its error on', async () => {
    let text = '';
    const { step } = createProgress({
      write: (chunk) => {
        text += chunk;
      },
    });
    await expect(step('Migrating', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(text).toMatch(/^ {2}Migrating: failed after 0\.0 s\n$/);
  });
});
