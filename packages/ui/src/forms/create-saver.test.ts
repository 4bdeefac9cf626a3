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

describe('a saver', () => {
  it('saves once when typing rests', async () => {
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

  it('makes one call at a time, and what came meanwhile goes with the next', async () => {
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

  it('tries again ever more slowly, up to the longest wait', async () => {
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

  it('a refusal ends the tries until something changes', async () => {
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

  it('other work waits for the save that is on its way', async () => {
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

  it('whoever leaves has one more try, and none after it', async () => {
    const { saver, save } = start(3_000);
    save.mockRejectedValue('outage');
    saver.touch();
    saver.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledOnce();
  });

  it('what needs no saving any more is not saved', async () => {
    const { saver, save } = start();
    saver.touch();
    saver.rest();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(save).not.toHaveBeenCalled();
  });
});
