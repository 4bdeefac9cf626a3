import { expect, it } from 'vitest';
import { lastDailyTurn } from './last-daily-turn.ts';

const until = new Date('2026-03-01T02:41:00.000Z');

it.each([
  ['41 2 * * *', '2026-03-01T02:41:00.000Z'],
  ['40 2 * * *', '2026-03-01T02:40:00.000Z'],
  ['42 2 * * *', '2026-02-28T02:42:00.000Z'],
  ['0 23 * * *', '2026-02-28T23:00:00.000Z'],
])('the last turn of %s is %s', (cron, turn) => {
  expect(lastDailyTurn(cron, until)).toEqual(new Date(turn));
});

it.each(['17 * * * *', '*/5 * * * *', '13,43 * * * *', '41 2 * * 1'])('%s is not daily', (cron) => {
  expect(lastDailyTurn(cron, until)).toBeNull();
});
