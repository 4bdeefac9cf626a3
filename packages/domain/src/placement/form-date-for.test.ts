import { expect, it } from 'vitest';
import { formDateFor } from './form-date-for.ts';

const [EARLY, LATE] = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'];

it.each([
  [EARLY, LATE, LATE],
  [LATE, EARLY, LATE],
  [EARLY, null, EARLY],
  [null, LATE, null],
])('JOBS-01 a form dated %s and reopened until %s can be filled in until %s', (date, reopened, until) => {
  expect(formDateFor(date, reopened)).toBe(until);
});
