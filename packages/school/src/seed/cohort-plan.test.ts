import { productOf } from '@plinth/domain/catalog/products';
import { expect, it } from 'vitest';
import { COHORTS, OPEN_COURSE } from './cohort-plan.ts';

it.each(COHORTS.filter(({ key }) => key !== OPEN_COURSE))(
  'COHORT-10 $key lasts as many weeks as its product page promises',
  ({ productId, timelines: { START_DATE, COURSE_COMPLETION_DATE } }) => {
    const days = (COURSE_COMPLETION_DATE ?? 0) - (START_DATE ?? 0);
    expect(days).toBe(productOf(productId).durationWeeks * 7);
  },
);
