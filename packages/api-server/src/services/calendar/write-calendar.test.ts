import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

const ID = '019dabcd-0000-7000-8000-0000000000aa';

it.each([
  ['marks of the format', 'Levels; grids, and a \\ stroke: "Ebene 0"'],
  [
    'a line that is longer than 75 octets, in three scripts',
    `${'Koordination प्लिंथ 建築 '.repeat(12)}`.trim(),
  ],
  ['lines of its own', 'First line\nBEGIN:VALARM\nSecond line'],
])('a title with %s is read back unchanged', (_what, title) => {
  const text = writeCalendar({
    schoolName: 'Riverside // School',
    cohortId: ID,
    courseTitle: title,
    origin: 'https://school.test',
    now: new Date('2026-05-01T00:00:00Z'),
    events: [
      {
        nodeId: ID,
        type: 'LIVE_SESSION',
        namespace: 'LEARNING',
        title,
        startDate: '2026-05-10T06:00:00.000Z',
        endDate: '2026-05-10T07:00:00.000Z',
        sessionStatus: 'CREATED',
      },
    ],
  });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event] = calendar.getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe(title);
  const [alarm, ...more] = event?.getAllSubcomponents() ?? [];
  expect(more).toEqual([]);
  expect(alarm?.name).toBe('valarm');
  expect(alarm?.getFirstPropertyValue('description')).toBe(title);
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15M');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Riverside School//Calendar//EN');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(title.replaceAll('\n', ' '));
});

const SOURCE = {
  schoolName: 'Riverside School',
  cohortId: ID,
  courseTitle: 'Timber',
  origin: 'https://school.test',
  now: new Date('2026-05-01T00:00:00Z'),
};

it('a due date has an alarm a day ahead, a session that was called off has none', () => {
  const text = writeCalendar({
    ...SOURCE,
    events: ([null, 'RESCHEDULED'] as const).map((sessionStatus, index) => ({
      nodeId: `${ID.slice(0, -1)}${index}`,
      type: sessionStatus ? 'LIVE_SESSION' : 'TASK',
      namespace: 'LEARNING',
      title: 'Walls',
      startDate: '2026-05-10T06:00:00.000Z',
      endDate: '2026-05-10T07:00:00.000Z',
      sessionStatus,
    })),
  });
  const [due, off] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const [alarm] = due?.getAllSubcomponents('valarm') ?? [];
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P1D');
  expect(off?.getAllSubcomponents('valarm')).toEqual([]);
});

it('a calendar without events still contains the time zone that the format requires', () => {
  const calendar = new ICAL.Component(ICAL.parse(writeCalendar({ ...SOURCE, events: [] })));
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Timber');
});
