import { beforeEach, expect, it, vi } from 'vitest';
import { answers } from '../../test/server.ts';

/** For each time the mentors were to be loaded: whether the page had a place for them. */
let places: boolean[];
// Both load files of the built site, which the tests do not have.
vi.mock('./forms/load-forms.ts', () => ({ loadForms: () => {} }));
vi.mock('./mentors/load-mentors.ts', () => ({
  loadMentors: () => places.push(document.querySelector('[data-mentors]') !== null),
}));

beforeEach(() => {
  places = [];
  vi.resetModules();
  document.body.innerHTML = '<time data-next-cohort="BIM_A"></time><div data-mentors="BIM_A"></div>';
});

it.each([
  ['API-073', 'a course on sale has a place for its mentors', true],
  ['API-073 ADOPT-03', 'that of a course taken off sale is withdrawn', false],
])('%s when the mentors are to be loaded, %s', async (_ids, _what, isOffered) => {
  answers('publicCourses', 'listCourses', {
    courses: [
      {
        productCode: 'BIM_A',
        courseTitle: 'BIM',
        slug: 'building-information-modelling',
        path: '/courses/building-information-modelling',
        cohortType: 'BIM_A',
        isPromoted: false,
        duration: '24 weeks',
        region: 'INDIA',
        isOffered,
        currency: 'INR',
        listPrice: 14_500_000,
        nextCohortDate: '2027-01-11T03:30:00.000Z',
      },
    ],
  });
  await import('./init-later.ts');
  await expect.poll(() => places).toEqual([isOffered]);
});

it('CATALOG-03 a page for all regions leads back to the region of the course that is applied for', async () => {
  history.replaceState(null, '', '/apply?product=BIM_A_US');
  document.body.innerHTML = '<header><a href="/courses">Courses</a></header>';
  await import('./init-later.ts');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/us/courses');
});
