import { schoolDay } from '@plinth/domain/dates/school-day';
import { expect, it } from 'vitest';
import { cohortDay } from './cohort-day.ts';

it('VALID-39 the day of a cohort has the same format as elsewhere, for two years and around midnight in India', () => {
  const first = Date.UTC(2027, 0, 1, 18, 29, 59);
  const instants = Array.from({ length: 731 }, (_, day) => first + day * 86_400_000)
    .flatMap((before) => [before, before + 1_000])
    .map((instant) => new Date(instant).toISOString());
  expect(instants.map(cohortDay)).toEqual(instants.map((instant) => schoolDay(instant)));
});
