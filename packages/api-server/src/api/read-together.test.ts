import { expect, it } from 'vitest';
import { readTogether } from './read-together.ts';

/** A reader whose statements wait until released. */
function heldReader() {
  const statements: { keys: readonly string[]; end: (error?: Error) => void }[] = [];
  const ask = readTogether<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) =>
          error ? reject(error) : resolve(keys.map((key) => (key === 'nobody' ? null : key.toUpperCase())));
        statements.push({ keys, end });
      }),
  );
  return { ask, statements };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('keys requested in one turn are read in one statement, and each caller gets its own row', async () => {
  const { ask, statements } = heldReader();
  const answers = Promise.all([ask('a'), ask('nobody'), ask('b')]);
  await turn();
  expect(statements.map(({ keys }) => keys)).toEqual([['a', 'nobody', 'b']]);
  statements[0]?.end();
  expect(await answers).toEqual(['A', null, 'B']);
});

it('a key requested while a statement runs is read by a later statement, never answered from the earlier one', async () => {
  const { ask, statements } = heldReader();
  const first = ask('a');
  await turn();
  const second = ask('a');
  await turn();
  const [third, fourth] = [ask('a'), ask('c')];
  await turn();
  expect(statements.map(({ keys }) => keys)).toEqual([['a'], ['a']]);
  statements[1]?.end();
  expect(await second).toBe('A');
  await turn();
  expect(statements[2]?.keys).toEqual(['a', 'c']);
  statements[0]?.end();
  statements[2]?.end();
  expect(await Promise.all([first, third, fourth])).toEqual(['A', 'A', 'C']);
});

it('a failing statement fails only the requests in it, and later requests are read', async () => {
  const { ask, statements } = heldReader();
  const lost = ask('a');
  await turn();
  statements[0]?.end(new Error('no connection'));
  await expect(lost).rejects.toThrow('no connection');
  const next = ask('b');
  await turn();
  statements[1]?.end();
  expect(await next).toBe('B');
});

it('equal keys requested in one turn share one row; a later request reads it again', async () => {
  const statements: (readonly string[])[] = [];
  const ask = readTogether<string, { of: string }>(
    async (keys) => {
      statements.push(keys);
      return keys.map((key) => (key === 'nobody' ? null : { of: key }));
    },
    (key) => key,
  );
  const [first, again, other, nobody] = await Promise.all([ask('a'), ask('a'), ask('b'), ask('nobody')]);
  expect(statements).toEqual([['a', 'b', 'nobody']]);
  expect(again).toBe(first);
  expect([first, other, nobody]).toEqual([{ of: 'a' }, { of: 'b' }, null]);
  expect(await ask('a')).not.toBe(first);
  expect(statements).toHaveLength(2);
});

it('without a function that identifies equal keys, each request is read separately', async () => {
  const { ask, statements } = heldReader();
  const answers = Promise.all([ask('a'), ask('a')]);
  await turn();
  expect(statements.map(({ keys }) => keys)).toEqual([['a', 'a']]);
  statements[0]?.end();
  expect(await answers).toEqual(['A', 'A']);
});
