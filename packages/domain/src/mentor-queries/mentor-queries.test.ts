import { describe, expect, it } from 'vitest';
import { askPath, queryPath } from '../navigation/query-paths.ts';
import { mayReopen, reopenUntil } from './may-reopen.ts';
import { readCitedAnswer } from './read-cited-answer.ts';
import { waitingText, waitText } from './waiting-time.ts';

const NOW = '2026-03-10T10:00:00.000Z';

describe('reopening a query', () => {
  it.each([
    ['UNANSWERED', null, false],
    ['ANSWERED', null, true],
    ['RESOLVED', '2026-03-03T10:00:00.000Z', true],
    ['RESOLVED', '2026-03-03T09:59:59.999Z', false],
    ['RESOLVED', null, false],
  ] as const)(
    'QUERY-06 a query that is %s, resolved at %s, may be reopened: %s',
    (state, resolvedAt, may) => {
      expect(mayReopen({ state, resolvedAt, now: NOW })).toBe(may);
    },
  );

  it('QUERY-06 a resolved query states until when it may be reopened', () => {
    expect(reopenUntil({ state: 'RESOLVED', resolvedAt: NOW })).toBe('2026-03-17T10:00:00.000Z');
    expect(reopenUntil({ state: 'ANSWERED', resolvedAt: null })).toBeNull();
  });
});

describe('the waiting time for an answer', () => {
  it.each([
    [0, 'a minute'],
    [42, '42 minutes'],
    [60, '60 minutes'],
    [61, '2 hours'],
    [2880, '48 hours'],
    [2881, '3 days'],
    [10_080, '7 days'],
  ])('%i minutes are shown as %s, never as less', (minutes, text) => {
    expect(waitText(minutes)).toBe(text);
  });

  it('API-168 states the past waiting times, or that there are too few questions', () => {
    expect(waitingText({ halfMinutes: 400, mostMinutes: 2000, counted: 34, days: 90 })).toBe(
      'Of the last 34 questions here, asked within 90 days, half had an answer within 7 hours and nine of ten within 34 hours.',
    );
    expect(waitingText(null)).toContain('Too few questions');
  });
});

describe('answers of a language model', () => {
  it.each<[string, string, ReturnType<typeof readCitedAnswer>]>([
    ['one sentence with its source', 'The duct moves [1].', { text: 'The duct moves.', cited: [1] }],
    [
      'two sentences with sources, numbers with points in them',
      'Use LOD 3.5 here [2]. The beam stays. [1]',
      { text: 'Use LOD 3.5 here. The beam stays.', cited: [1, 2] },
    ],
    ['a sentence without a source', 'The duct moves [1]. Everybody knows that.', null],
    ['a source that was not given', 'The duct moves [4].', null],
    ['source nought', 'The duct moves [0].', null],
    ['no source', 'The duct moves.', null],
    ['nothing', '  ', null],
    ['a source alone', '[1]', null],
    ['too much', `${'a'.repeat(1500)} [1]`, null],
  ])('API-179 %s', (_what, answer, read) => {
    expect(readCitedAnswer(answer, 3)).toEqual(read);
  });
});

describe('query addresses', () => {
  it('ROUTE-24 QUERY-02 QUERY-03 QUERY-04 a query is asked from the place that it is about', () => {
    expect(queryPath('c1', 'q1')).toBe('/learn/c1/queries?queryId=q1');
    expect(askPath('c1', { namespace: 'LEARNING', nodeId: 'n1' })).toBe(
      '/learn/c1/queries?ask=LEARNING&nodeId=n1',
    );
    expect(askPath('c1', { namespace: 'CAPSTONE', nodeId: 'n2' })).toBe(
      '/learn/c1/queries?ask=CAPSTONE&nodeId=n2',
    );
    expect(askPath('c1', { namespace: 'CAREER', nodeId: 'n3' })).toBe('/learn/c1/queries?ask=CAREER');
    expect(askPath('c1')).toBe('/learn/c1/queries?ask=CAREER');
  });
});
