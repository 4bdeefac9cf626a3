import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COHORT_USER_STATES, type CohortUserState } from '../cohorts/cohort-user-state.ts';
import { PAYMENT_STANDINGS, placeStateAt } from '../orders/payment-standing.ts';
import { type CourseStanding, type Destination, judgeMove, runningState } from './judge-move.ts';
import { accessOf, moveConsequences } from './move-consequences.ts';
import { PLACE_EVENTS, placeAfter, STAFF_MOVES, statesBefore } from './place-event.ts';
import { readEnrolmentSheet, SHEET_ROWS_MAX } from './read-enrolment-sheet.ts';

const started: CourseStanding = { hasStarted: true, isOpenCourse: false, hasAccess: false };
const there: Destination = {
  ...started,
  isSameCohort: false,
  isSameProduct: true,
  isActive: true,
  placeThere: null,
};

describe('the state table of places', () => {
  it('COHORT-06 has one result for each state and event', () => {
    const table = COHORT_USER_STATES.map((state) => [
      state,
      ...PLACE_EVENTS.map((event) => placeAfter(state, event)),
    ]);
    // PAUSE, BLOCK, CANCEL, BRING_BACK, TRANSFER, COURSE_STARTS, FIRST_PAYMENT, ORDER_ENDS, ACCOUNT_ENDS, COHORT_CLOSES,
    // LEARNER_*
    const [B, C, T, R, W, O, X] = [
      'BLOCKED',
      'CANCELLED',
      'TRANSFERRED',
      'RUNS',
      'WAITING',
      'ONGOING',
      null,
    ] as const;
    expect(table).toEqual([
      ['WAITING', X, B, C, R, T, X, R, C, C, X, O, X],
      ['PAYMENT_PENDING', W, B, C, X, T, X, R, C, C, X, X, X],
      ['UPCOMING', W, B, C, X, T, O, X, C, C, X, O, X],
      ['ONGOING', W, B, C, X, T, X, X, C, C, 'COMPLETED', X, 'COMPLETED'],
      ['COMPLETED', X, X, X, X, X, X, X, X, X, X, X, X],
      ['TRANSFERRED', X, X, X, X, X, X, X, X, X, X, X, X],
      ['CANCELLED', X, X, X, R, X, X, R, X, X, X, X, X],
      ['BLOCKED', X, X, C, R, T, X, X, C, C, X, X, X],
      ['PAYMENT_DELAYED', W, B, C, X, T, X, R, C, C, X, X, X],
    ]);
    expect(statesBefore('FIRST_PAYMENT')).toEqual([
      'WAITING',
      'PAYMENT_PENDING',
      'CANCELLED',
      'PAYMENT_DELAYED',
    ]);
  });

  it.each([...COHORT_USER_STATES])(
    'COHORT-06 every staff move on a place that is %s has an outcome or a reason',
    (state) => {
      for (const move of STAFF_MOVES) {
        const judged = judgeMove(move, { state, course: started, standing: 'IN_TIME', destination: there });
        expect(judged.isPossible).toBe(placeAfter(state, move) !== null);
        if (!judged.isPossible) expect(judged.reason).toMatch(/^A place that .+\.$|^A place with .+\.$/);
      }
    },
  );

  it('COHORT-06 a place that is brought back gets the state its payments and course imply, and the clock keeps it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<CohortUserState>('WAITING', 'BLOCKED', 'CANCELLED'),
        fc.constantFrom(...PAYMENT_STANDINGS),
        fc.boolean(),
        (state, standing, hasStarted) => {
          const course = { ...started, hasStarted };
          const judged = judgeMove('BRING_BACK', { state, course, standing, destination: null });
          if (!judged.isPossible) return standing === 'BLOCKED' && hasStarted;
          return placeStateAt({ state: judged.state, isBlockedForMoney: false }, standing) === judged.state;
        },
      ),
    );
    expect(runningState({ ...started, hasStarted: false }, 'BLOCKED')).toBe('UPCOMING');
  });

  it.each([
    ['pausing', 'PAUSE', 'ONGOING', /in their own time/],
    ['moving', 'TRANSFER', 'ONGOING', /in their own time/],
    ['starting for the learner', 'BRING_BACK', 'WAITING', /Nothing would change/],
  ] as const)('COHORT-06 %s a place of an open course is refused', (_what, move, state, reason) => {
    const course = { ...started, isOpenCourse: true };
    const judged = judgeMove(move, { state, course, standing: 'IN_TIME', destination: there });
    expect(judged).toEqual({ isPossible: false, reason: expect.stringMatching(reason) });
  });

  it.each([
    ['nowhere', null, /Choose the cohort/],
    ['into the same cohort', { ...there, isSameCohort: true }, /already/],
    ['into another course', { ...there, isSameProduct: false }, /another course/],
    ['into a cohort that has ended', { ...there, isActive: false }, /takes no new learners/],
    ['where they have a place', { ...there, placeThere: 'ONGOING' as const }, /already/],
  ])('COHORT-06 a move %s is refused', (_what, destination, reason) => {
    const judged = judgeMove('TRANSFER', {
      state: 'ONGOING',
      course: started,
      standing: 'IN_TIME',
      destination,
    });
    expect(judged).toEqual({ isPossible: false, reason: expect.stringMatching(reason) });
  });

  it.each([
    ['ONGOING', 'IN_TIME', true, 'ONGOING'],
    ['ONGOING', 'PAYMENT_DELAYED', true, 'PAYMENT_DELAYED'],
    ['ONGOING', 'IN_TIME', false, 'UPCOMING'],
    ['WAITING', 'IN_TIME', true, 'WAITING'],
    ['BLOCKED', 'BLOCKED', true, 'BLOCKED'],
  ] as const)(
    'COHORT-06 moving from a place that is %s (%s) into a cohort that has started (%s) makes the learner %s there',
    (state, standing, hasStarted, stateThere) => {
      const destination = { ...there, hasStarted, placeThere: 'TRANSFERRED' as const };
      expect(judgeMove('TRANSFER', { state, course: started, standing, destination })).toEqual({
        isPossible: true,
        state: 'TRANSFERRED',
        stateThere,
      });
    },
  );
});

describe('the consequences of a move', () => {
  const money = {
    currency: 'INR' as const,
    due: [{ amount: 100, dueDate: '2026-06-01T00:00:00.000Z' }],
    refundable: 500,
  };
  const of = (
    move: (typeof STAFF_MOVES)[number],
    state: CohortUserState,
    isSameCourse = true,
    isPaused = false,
  ) => {
    const judged = judgeMove(move, { state, course: started, standing: 'IN_TIME', destination: there });
    if (!judged.isPossible) throw new Error(judged.reason);
    return moveConsequences({ state, isPaused, move, judged, hasGroup: true, isSameCourse, money });
  };

  it('COHORT-06 a pause closes the lessons, keeps the seat and the group and leaves instalments due', () => {
    expect(of('PAUSE', 'ONGOING')).toEqual({
      state: 'WAITING',
      stateThere: null,
      access: { before: 'everything', after: 'early' },
      money: { ...money, instalments: 'STAY_DUE' },
      seat: 'KEPT',
      group: 'KEPT',
      progress: 'STAYS',
    });
  });

  it.each([
    ['BRING_BACK', 'KEPT', 'TAKEN'],
    ['TRANSFER', 'KEPT', 'NONE'],
    ['BLOCK', 'KEPT', 'TAKEN'],
    ['CANCEL', 'FREED', 'NONE'],
  ] as const)(
    'COHORT-06 COHORT-04 after %s the seat of a paused place is %s, that of a place that waits for one %s',
    (move, paused, waiting) => {
      expect(of(move, 'WAITING', true, true).seat).toBe(paused);
      expect(of(move, 'WAITING').seat).toBe(waiting);
    },
  );

  it('COHORT-06 a cancellation ends the instalments, states the refundable amount, and frees the seat and the group', () => {
    expect(of('CANCEL', 'ONGOING')).toMatchObject({
      access: { after: 'own-documents' },
      money: { instalments: 'END', refundable: 500 },
      seat: 'FREED',
      group: 'FREED',
    });
  });

  it('COHORT-06 a transfer carries the progress along when the course is the same, and leaves it behind otherwise', () => {
    expect(of('TRANSFER', 'ONGOING')).toMatchObject({
      stateThere: 'ONGOING',
      access: { before: 'everything', after: 'everything' },
      progress: 'GOES_ALONG',
      group: 'FREED',
    });
    expect(of('TRANSFER', 'ONGOING', false).progress).toBe('STAYS_BEHIND');
  });

  it('COHORT-06 each state gives its highest level of access', () => {
    expect(COHORT_USER_STATES.map(accessOf)).toEqual([
      'early',
      'everything',
      'early',
      'everything',
      'everything',
      'own-documents',
      'own-documents',
      'blocked-view',
      'everything',
    ]);
  });
});

describe('an enrolment file', () => {
  it.each([',', ';', '\t'])('COHORT-06 is read with %j between the columns', (separator) => {
    const text = [
      ['First name', 'Email', 'Last name'],
      ['Asha', 'Asha@Plinth.test', 'Rao'],
      ['', 'b@plinth.test', ''],
    ]
      .map((cells) => cells.join(separator))
      .join('\r\n');
    expect(readEnrolmentSheet(`\uFEFF${text}`)).toEqual({
      fault: null,
      faults: [],
      rows: [
        { line: 2, emailId: 'asha@plinth.test', firstName: 'Asha', lastName: 'Rao' },
        { line: 3, emailId: 'b@plinth.test', firstName: '', lastName: '' },
      ],
    });
  });

  it('COHORT-06 names each faulty row by its line and keeps the other rows', () => {
    const sheet = readEnrolmentSheet(
      `Email,First name\na@plinth.test,A\nno address,B\n,C\na@plinth.test,D\ne@plinth.test,${'x'.repeat(101)}\n`,
    );
    expect(sheet).toMatchObject({
      rows: [{ line: 2 }],
      faults: [
        { line: 3, message: '"no address" is no address' },
        { line: 4, message: 'The address is missing' },
        { line: 5, message: 'a@plinth.test is already on line 2' },
        { line: 6, message: expect.stringContaining('at most 100') },
      ],
    });
  });

  it('COHORT-06 reports a row that hides others behind a quotation mark, and reads no person from them', () => {
    const sheet = readEnrolmentSheet(
      'Email,First name\na@plinth.test,"Ann\nb@plinth.test,"Bo"\nc@plinth.test,Cy\n',
    );
    expect(sheet).toMatchObject({
      rows: [{ emailId: 'c@plinth.test' }],
      faults: [{ line: 2, message: expect.stringContaining('hides the rows between') }],
    });
  });

  const rows = (separator: string, count = SHEET_ROWS_MAX) =>
    Array.from({ length: count }, (_, at) => `p${at}@plinth.test${separator}P${separator}Q`).join('\n');

  it('COHORT-06 is read whole with 5,000 rows, the most that is allowed', () => {
    expect(SHEET_ROWS_MAX).toBe(5000);
    const sheet = readEnrolmentSheet(`Email,First name,Last name\n${rows(',')}`);
    expect(sheet).toMatchObject({ fault: null, faults: [] });
    expect(sheet).toHaveProperty('rows.length', 5000);
  });

  it.each([
    ['with a separator of its own', `Email|First name|Last name\n${rows('|')}`, /cannot be told apart/],
    ['whose titles have another one', `Email,First name,Last name\n${rows('|')}`, /not separated as/],
    [
      'without a column of addresses',
      `Phone,First name,Last name\n${rows(',')}`,
      /No column is called Email/,
    ],
    ['without anybody', 'Email,First name\n', /nobody below/],
    ['that is empty', '\n\n', /empty/],
    ['that is too long', `Email,a,b\n${rows(',', SHEET_ROWS_MAX + 1)}`, /5001 rows/],
  ])('COHORT-06 a file %s gets a single fault for the whole file', (_what, text, fault) => {
    expect(readEnrolmentSheet(text)).toEqual({ fault: expect.stringMatching(fault) });
  });
});
