import { describe, expect, it } from 'vitest';
import { judged, problemAt, problemsOf, refusalsOf, withoutPath } from './judged.ts';

const refused = {
  success: false,
  error: {
    issues: [
      { path: ['rows', 1, 'title'], message: 'Too long', code: 'too_big' },
      { path: ['rows', 1, 'title'], message: 'No links' },
      { path: ['name'], message: 'Required' },
    ],
  },
} as const;

describe('the problems of a draft', () => {
  it('reports the first problem of each path, in the words of the form where it has some', () => {
    expect(problemsOf(refused)).toEqual({ 'rows.1.title': 'Too long', name: 'Required' });
    expect(problemsOf(refused, ({ code, message }) => (code ? 'Shorten it' : message))).toEqual({
      'rows.1.title': 'Shorten it',
      name: 'Required',
    });
  });

  it.each([
    ['name', 'Required'],
    ['rows', 'Too long'],
    ['rows.1', 'Too long'],
    ['row', null],
  ])('the problem at %s is %s', (path, told) => {
    expect(problemAt(problemsOf(refused), path)).toBe(told);
  });

  it.each([
    [{ code: 'too_big', origin: 'number', maximum: 100 }, 'Enter a number of at most 100'],
    [{ code: 'too_small', origin: 'number', minimum: 1 }, 'Enter a number of at least 1'],
    [{ code: 'too_big', origin: 'array', maximum: 20 }, 'Choose at most 20'],
    [{ code: 'too_small', origin: 'string', minimum: 1 }, 'This field is required'],
    [{ code: 'too_big', origin: 'string', maximum: 64 }, 'Use at most 64 characters'],
    [{ code: 'invalid_type', expected: 'int' }, 'Enter a whole number'],
    [{ code: 'invalid_type', expected: 'object' }, 'Check this field'],
    [{ code: 'invalid_value' }, 'Choose one of these'],
    [{}, 'Check this field'],
  ])('a check %o without a message of its own gets one from its constraint', (facts, told) => {
    const issues = [{ path: ['field'], message: 'Invalid input', ...facts }];
    expect(problemsOf({ success: false, error: { issues } })).toEqual({ field: told });
  });

  it('judged returns data only if there is no problem', () => {
    expect(judged({ city: null, name: undefined }, 7)).toEqual({ success: true, data: 7 });
    expect(problemsOf(judged({ 'details.city': 'Which one?' }, 7))).toEqual({ 'details.city': 'Which one?' });
  });

  it('an edit clears the problems of its path and below, and no others', () => {
    const problems = { name: 'a', names: 'b', 'name.first': 'c' };
    expect(withoutPath(problems, 'name')).toEqual({ names: 'b' });
    expect(withoutPath(problems, 'other')).toBe(problems);
  });

  it.each([
    ['title', { title: 'No' }],
    ['data.title', { title: 'No' }],
    ['title.0', { title: 'No' }],
    ['subtitle', {}],
  ])('a server refusal at %s is assigned to the field it concerns', (path, told) => {
    expect(refusalsOf({ fields: [{ path, message: 'No' }] }, ['title'])).toEqual(told);
  });

  it('an error without fields is assigned to no field', () => {
    expect(refusalsOf(new TypeError('failed to fetch'), ['title'])).toEqual({});
    expect(refusalsOf('broken', ['title'])).toEqual({});
  });
});
