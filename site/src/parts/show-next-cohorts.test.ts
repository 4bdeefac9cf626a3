import { describe, expect, it } from 'vitest';
import { answers } from '../../test/server.ts';
import { showNextCohorts } from './show-next-cohorts.ts';

const course = {
  courseTitle: 'BIM',
  slug: 'building-information-modelling',
  duration: '24 weeks',
  region: 'INDIA',
  isOffered: true,
  currency: 'INR',
  listPrice: 14_500_000,
} as const;

describe('the dates of the next cohorts', () => {
  it('VALID-39 VALID-41 a known date is filled in, a missing one stays Coming Soon', async () => {
    document.body.innerHTML =
      '<time data-next-cohort="BIM_A">Coming Soon</time><time data-next-cohort="MCD">Coming Soon</time>';
    answers('publicCourses', 'listCourses', {
      courses: [
        { ...course, productCode: 'BIM_A', nextCohortDate: '2027-01-11T03:30:00.000Z' },
        { ...course, productCode: 'MCD', nextCohortDate: null },
      ],
    });
    await showNextCohorts();
    const [known, missing] = document.querySelectorAll('time');
    expect(known).toHaveTextContent('11 January, 2027');
    expect(known).toHaveAttribute('datetime', '2027-01-11T03:30:00.000Z');
    expect(missing).toHaveTextContent('Coming Soon');
  });
});
