import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addDays } from '../dates/add-days.ts';
import { calendarDateIn } from '../dates/calendar-date.ts';
import { weekdayOf } from '../dates/weekday-of.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { courseDays } from './course-days.ts';
import { movedBy } from './day-move.ts';
import type { DatedNode } from './list-calendar.ts';
import { milestoneDays } from './milestone-days.ts';
import { CohortSchedule, NewCohort } from './new-cohort.ts';
import { planCohort } from './plan-cohort.ts';
import { planDayMoves } from './plan-day-moves.ts';

const ID = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d9e';
const node = (nodeId: string, change: Partial<DatedNode> = {}): DatedNode => ({
  nodeId,
  parentNodeId: null,
  namespace: 'LEARNING',
  title: nodeId,
  releaseDay: null,
  dueDay: null,
  liveSession: null,
  ...change,
});
const session = (day: number, time = '19:30') => ({ liveSession: { day, time, minutes: 90 } });
const plan = (nodes: DatedNode[], change: Partial<Parameters<typeof planCohort>[0]> = {}) =>
  planCohort({
    startsOn: '2027-01-04',
    startTime: '10:00',
    timeZone: 'Asia/Kolkata',
    holidays: [],
    cohortType: 'BIM_A',
    durationWeeks: 24,
    hasPlacement: true,
    nodes,
    ...change,
  });
const shown = ({ kind, nodeId, key, at }: CalendarEntry) => `${kind} ${nodeId ?? key} ${at}`;
const without = (kind: CalendarEntry['kind'], calendar: CalendarEntry[]) =>
  calendar.filter((entry) => entry.kind !== kind).map(shown);

const COURSE = [
  node('root', { releaseDay: 0 }),
  node('m1', { parentNodeId: 'root', releaseDay: 0 }),
  node('live1', { parentNodeId: 'm1', ...session(5) }),
  node('task', { parentNodeId: 'm1', dueDay: 12 }),
  node('m2', { parentNodeId: 'root', releaseDay: 14 }),
  node('early', { parentNodeId: 'm2', releaseDay: 7 }),
  node('live2', { parentNodeId: 'm2', ...session(19) }),
];

describe('the plan of a cohort', () => {
  it('COHORT-01 a start date gives every release, session and deadline of the course', () => {
    expect(without('MILESTONE', plan(COURSE).calendar)).toEqual([
      'RELEASE root 2027-01-04T04:30:00.000Z',
      'SESSION live1 2027-01-09T14:00:00.000Z',
      'DEADLINE task 2027-01-16T04:30:00.000Z',
      'RELEASE m2 2027-01-18T04:30:00.000Z',
      'SESSION live2 2027-01-23T14:00:00.000Z',
    ]);
  });

  it('COHORT-01 a session on a holiday is held a week later, and everything after it also moves by a week', () => {
    const moved = plan(COURSE, { holidays: ['2027-01-09'] });
    expect(without('MILESTONE', moved.calendar)).toEqual([
      'RELEASE root 2027-01-04T04:30:00.000Z',
      'SESSION live1 2027-01-16T14:00:00.000Z',
      'DEADLINE task 2027-01-23T04:30:00.000Z',
      'RELEASE m2 2027-01-25T04:30:00.000Z',
      'SESSION live2 2027-01-30T14:00:00.000Z',
    ]);
    expect(moved.calendar.filter(({ kind }) => kind === 'SESSION').map((one) => one.movedByDays)).toEqual([
      7, 7,
    ]);
    const end = moved.milestones.find(({ key }) => key === 'COURSE_COMPLETION_DATE');
    expect(end?.time).toBe('2027-06-28T04:30:00.000Z');
  });

  it('COHORT-01 a release or deadline on a holiday moves to the next free day, and nothing else moves', () => {
    const moved = plan(COURSE, { holidays: ['2027-01-16', '2027-01-17', '2027-01-18'] });
    expect(without('MILESTONE', moved.calendar)).toEqual([
      'RELEASE root 2027-01-04T04:30:00.000Z',
      'SESSION live1 2027-01-09T14:00:00.000Z',
      'RELEASE m2 2027-01-19T04:30:00.000Z',
      'DEADLINE task 2027-01-19T04:30:00.000Z',
      'SESSION live2 2027-01-23T14:00:00.000Z',
    ]);
  });

  it('COHORT-01 COHORT-10 sessions and releases keep their clock times when summer time begins', () => {
    const { calendar } = plan(COURSE, { startsOn: '2027-03-08', timeZone: 'America/New_York' });
    expect(without('MILESTONE', calendar)).toEqual([
      'RELEASE root 2027-03-08T15:00:00.000Z',
      'SESSION live1 2027-03-14T00:30:00.000Z',
      'DEADLINE task 2027-03-20T14:00:00.000Z',
      'RELEASE m2 2027-03-22T14:00:00.000Z',
      'SESSION live2 2027-03-27T23:30:00.000Z',
    ]);
  });

  it('COHORT-10 a release before the start is pre-work, and a deadline before the start moves to the start', () => {
    const { calendar } = plan([node('read', { releaseDay: -10, dueDay: -3 })]);
    expect(without('MILESTONE', calendar)).toEqual([
      'RELEASE read 2026-12-25T04:30:00.000Z',
      'DEADLINE read 2027-01-04T04:30:00.000Z',
    ]);
    expect(calendar.filter(({ isPreWork }) => isPreWork).map(({ kind }) => kind)).toEqual(['RELEASE']);
  });

  it.each([
    {
      weeks: 24,
      parts: ['LEARNING'],
      hasPlacement: false,
      keys: 'START_DATE 0, KICK_OFF 0, COURSE_COMPLETION_DATE 168',
    },
    {
      weeks: 24,
      parts: ['LEARNING', 'CAPSTONE', 'CAREER', 'REVIEW_DAY'],
      hasPlacement: true,
      keys:
        'START_DATE 0, KICK_OFF 0, CAPSTONE_ONBOARDING_DATE 112, CAPSTONE_START_DATE 119, CAREER_START_DATE 126, ' +
        'CAPSTONE_END_DATE 154, REVIEW_DAY_START_DATE 157, EVALUATION_DATE 160, CAREER_END_DATE 160, ' +
        'COURSE_COMPLETION_DATE 168, GRADUATION_DATE 175, PLACEMENT_FORM_DATE 178, PLACEMENT_START_DATE 185',
    },
    {
      weeks: 2,
      parts: ['OPEN_LMS', 'CAPSTONE', 'REVIEW_DAY'],
      hasPlacement: false,
      keys: 'START_DATE 0, KICK_OFF 0, REVIEW_DAY_START_DATE 3, EVALUATION_DATE 6, COURSE_COMPLETION_DATE 14',
    },
  ] as const)(
    'COHORT-10 a course of $weeks weeks with $parts has its milestones on the expected days',
    (row) => {
      const found = milestoneDays({
        durationWeeks: row.weeks,
        namespaces: new Set(row.parts),
        hasPlacement: row.hasPlacement,
      });
      expect(found.map(({ key, day }) => `${key} ${day}`).join(', ')).toBe(row.keys);
    },
  );

  it('COHORT-10 a cohort type without a capstone has no capstone date, whatever its course contains', () => {
    const found = plan([node('capstone', { namespace: 'CAPSTONE' })], { cohortType: 'MCD' });
    expect(found.isCapstonePresent).toBe(false);
    expect(found.milestones.filter(({ key }) => key.startsWith('CAPSTONE'))).toEqual([]);
    expect(plan([node('capstone', { namespace: 'CAPSTONE' })]).isCapstonePresent).toBe(true);
  });
});

const day = fc.integer({ min: 0, max: 300 });
const holidays = fc
  .uniqueArray(fc.integer({ min: 1, max: 320 }), { maxLength: 60 })
  .map((days) => days.map((later) => addDays('2027-01-04', later)));
const zones = fc.constantFrom(
  'Asia/Kolkata',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Africa/Cairo',
);
const nodes = fc.array(
  fc.record({ releaseDay: fc.option(day), dueDay: fc.option(day), held: fc.option(day) }),
  { maxLength: 30 },
);

describe('the plan for any course and any holidays', () => {
  it('COHORT-01 nothing falls on a holiday or is lost, days keep their order, and sessions keep their weekdays', () => {
    fc.assert(
      fc.property(nodes, holidays, zones, (rows, days, timeZone) => {
        const made = rows.map(({ held, ...dates }, index) =>
          node(`n${index}`, { ...dates, ...(held === null ? {} : session(held, '07:00')) }),
        );
        const { calendar, moves } = plan(made, { holidays: days, timeZone });
        for (const entry of calendar) {
          expect(days).not.toContain(entry.day);
          expect(entry.day).toBe(calendarDateIn(timeZone, entry.at));
          if (entry.kind === 'SESSION') expect((entry.movedByDays ?? 1) % 7).toBe(0);
        }
        const count = (kind: string) => calendar.filter((entry) => entry.kind === kind).length;
        expect(count('RELEASE')).toBe(made.filter(({ releaseDay }) => releaseDay !== null).length);
        expect(count('DEADLINE')).toBe(made.filter(({ dueDay }) => dueDay !== null).length);
        expect(count('SESSION')).toBe(made.filter(({ liveSession }) => liveSession !== null).length);
        for (let one = 0; one < 320; one++)
          expect(one + movedBy(moves, one)).toBeLessThanOrEqual(one + 1 + movedBy(moves, one + 1));
      }),
      { numRuns: 60 },
    );
  });

  it('COHORT-01 every day of a plan falls at the clock time of the start', () => {
    fc.assert(
      fc.property(zones, fc.integer({ min: 5, max: 22 }), day, (timeZone, hour, later) => {
        const startTime = `${String(hour).padStart(2, '0')}:00`;
        const { startsAt } = plan([], { timeZone, startTime });
        const at = courseDays({ start: Date.parse(startsAt), timeZone, moves: [] })(later);
        const wall = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
        expect(wall.format(at)).toBe(startTime);
        expect(calendarDateIn(timeZone, new Date(at).toISOString())).toBe(addDays('2027-01-04', later));
      }),
    );
  });

  it('COHORT-01 without holidays no day is moved', () => {
    fc.assert(
      fc.property(fc.array(day), (sessionDays) => {
        expect(planDayMoves({ startsOn: '2027-01-04', holidays: [], sessionDays, firstDay: 0 })).toEqual([]);
      }),
    );
  });
});

describe('the input for a new cohort', () => {
  const good = {
    productId: 'BIM_A',
    courseId: ID,
    startsOn: '2027-01-04',
    startTime: '10:00',
    timeZone: 'Asia/Kolkata',
    holidays: ['2027-01-26'],
    leadMentorId: null,
    batchNumber: ' 16 ',
    seats: 40,
    groupSize: 12,
    hasOnboarding: true,
  };

  it('COHORT-01 a complete cohort is accepted, with its batch number trimmed', () => {
    expect(weekdayOf(good.startsOn)).toBe(1);
    expect(z.parse(NewCohort, good)).toEqual({ ...good, batchNumber: '16' });
    expect(z.safeParse(CohortSchedule, good).success).toBe(true);
  });

  it.each([
    ['startsOn', '2027-01-26'],
    ['startsOn', '2027-02-30'],
    ['startTime', '04:59'],
    ['startTime', '23:00'],
    ['timeZone', 'Mars/Olympus'],
    ['holidays', ['2027-01-26', '2027-01-26']],
    ['holidays', ['Diwali']],
    ['batchNumber', 'sixteen and a half'],
    ['seats', 0],
    ['groupSize', 101],
  ])('COHORT-01 %s cannot be %s', (field, value) => {
    const { error } = z.safeParse(NewCohort, { ...good, [field]: value });
    expect(error?.issues[0]?.path[0]).toBe(field);
  });
});
