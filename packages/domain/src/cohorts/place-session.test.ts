import { expect, it } from 'vitest';
import { placeSession } from './place-session.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const start = Date.parse('2026-03-02T03:30:00.000Z');
const plan = { day: 8, time: '18:30', minutes: 90 };

it.each([
  ['on its day', 'Asia/Kolkata', 0, [], '2026-03-10T13:00:00.000Z', '2026-03-10T14:30:00.000Z'],
  [
    'moved with its cohort',
    'Asia/Kolkata',
    14 * DAY,
    [],
    '2026-03-24T13:00:00.000Z',
    '2026-03-24T14:30:00.000Z',
  ],
  [
    'a week after holidays',
    'Asia/Kolkata',
    0,
    ['2026-03-10', '2026-03-17'],
    '2026-03-24T13:00:00.000Z',
    '2026-03-24T14:30:00.000Z',
  ],
  [
    'at its clock time over a change of clocks',
    'America/New_York',
    -HOUR,
    [],
    '2026-03-09T22:30:00.000Z',
    '2026-03-10T00:00:00.000Z',
  ],
])(
  'COHORT-10 a session that is added to a cohort is held %s',
  (_, timeZone, shift, holidays, startDate, endDate) => {
    expect(placeSession({ start, shift, timeZone, holidays, plan })).toEqual({ startDate, endDate });
  },
);
