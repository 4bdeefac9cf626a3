import { describe, expect, it } from 'vitest';
import { takingTurns } from './taking-turns.ts';
import { takingTurnsEach } from './taking-turns-each.ts';

/** A promise that is kept when it is released. */
function hold() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}

describe('takingTurns', () => {
  it('lets people take turns, so that nobody waits for all that another has brought', async () => {
    const inTurn = takingTurns(1);
    const begun: string[] = [];
    const { held, release } = hold();
    const all = [inTurn(() => held, 'a')];
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
      all.push(inTurn(async () => void begun.push(name), name.slice(0, 1)));
    release();
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('goes on after an act that failed', async () => {
    const inTurn = takingTurns(1);
    const failed = inTurn(() => Promise.reject(new Error('damaged')));
    const next = inTurn(async () => 'done');
    await expect(failed).rejects.toThrow('damaged');
    expect(await next).toBe('done');
  });
});

describe('takingTurnsEach', () => {
  it('lets the acts of one person wait for each other, and nobody else', async () => {
    const ofOne = takingTurnsEach(2);
    const begun: string[] = [];
    const { held, release } = hold();
    const begin = (name: string, end?: Promise<void>) =>
      ofOne(name.slice(0, 1), () => {
        begun.push(name);
        return end ?? Promise.resolve();
      });
    const all = [begin('a1', held), begin('a2', held), begin('a3'), begin('b1')];
    await all[3];
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    release();
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });
});
