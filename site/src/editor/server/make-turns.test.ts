import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeTurns } from './make-turns.ts';

it('CATALOG-04 content is read again between pages: running pages finish first, new ones wait', async () => {
  const turns = makeTurns();
  const said: string[] = [];
  const leaveFirst = await turns.enterPage();
  const leaveSecond = await turns.enterPage();
  const read = turns.readContent(async () => {
    said.push('reading');
    await setImmediate();
    said.push('read');
  });
  const late = turns.enterPage().then((leave) => {
    said.push('late page');
    return leave;
  });
  await setImmediate();
  expect(said).toEqual([]);
  leaveFirst();
  await setImmediate();
  expect(said).toEqual([]);
  leaveSecond();
  await read;
  (await late)();
  expect(said).toEqual(['reading', 'read', 'late page']);
});

it('a failed reading is reported to its caller and blocks nobody', async () => {
  const turns = makeTurns();
  await expect(turns.readContent(() => Promise.reject(new Error('no such folder')))).rejects.toThrow(
    'no such folder',
  );
  (await turns.enterPage())();
  await turns.readContent(async () => {});
});
