import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Fakes the clock and all intervals until the end of the test; `vi.setSystemTime` and `vi.advanceTimersByTime` move them. */
export function fakeClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => {
    // The document draws its frames by an interval: left behind in the faked clock, it would never draw another one.
    act(() => void vi.advanceTimersByTime(1_000));
    vi.useRealTimers();
  });
}
