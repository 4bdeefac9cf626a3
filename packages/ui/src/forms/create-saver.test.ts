import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaver, type SaverState } from './create-saver.ts';

function start(longestWaitMs?: number) {
  const states: SaverState[] = [];
  const save = vi.fn(async () => {});
  const saver = createSaver(() => ({
    pauseMs: 800,
    ...(longestWaitMs === undefined ? {} : { longestWaitMs }),
    save,
    isRefusal: (error) => error === 'no',
    onState: (state) => states.push(state),
  }));
  return { states, save, saver };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createSaver', () => {
  it('saves once after a pause in typing', async () => {
    const { saver, save, states } = start();
    saver.touch();
    await vi.advanceTimersByTimeAsync(700);
    saver.touch();
    await vi.advanceTimersByTimeAsync(799);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledOnce();
    expect(states.at(-1)).toBe('saved');
  });

  it('makes one call at a time, and later changes are saved by the next call', async () => {
    const { saver, save } = start();
    let answer = () => {};
    save.mockImplementationOnce(() => new Promise<void>((done) => (answer = done)));
    saver.touch(0);
    await vi.advanceTimersByTimeAsync(0);
    saver.touch(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(save).toHaveBeenCalledOnce();
    answer();
    expect(await saver.drain()).toBe(true);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('retries after growing waits, up to the longest wait', async () => {
    const { saver, save, states } = start(3_000);
    save.mockRejectedValueOnce('outage').mockRejectedValueOnce('outage').mockRejectedValueOnce('outage');
    saver.touch(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('failed');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(save).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(save).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(save).toHaveBeenCalledTimes(4);
    expect(states.at(-1)).toBe('saved');
  });

  it('stops retrying after a refusal until something changes', async () => {
    const { saver, save, states } = start(3_000);
    save.mockRejectedValueOnce('no');
    saver.touch(0);
    await vi.advanceTimersByTimeAsync(60_000);
    saver.retry();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledOnce();
    expect(states.at(-1)).toBe('refused');
    saver.touch();
    await vi.advanceTimersByTimeAsync(800);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('inLine runs other work after the save in progress', async () => {
    const { saver, save } = start();
    const order: string[] = [];
    save.mockImplementationOnce(async () => {
      await Promise.resolve();
      order.push('saved');
    });
    saver.touch(0);
    await vi.advanceTimersByTimeAsync(0);
    await saver.inLine(async () => order.push('handed in'));
    expect(order).toEqual(['saved', 'handed in']);
  });

  it('leave makes one more attempt, and no further one', async () => {
    const { saver, save } = start(3_000);
    save.mockRejectedValue('outage');
    saver.touch();
    saver.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledOnce();
  });

  it('rest cancels a pending save', async () => {
    const { saver, save } = start();
    saver.touch();
    saver.rest();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(save).not.toHaveBeenCalled();
  });
});
