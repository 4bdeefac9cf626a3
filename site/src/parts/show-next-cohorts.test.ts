import { describe, expect, it, vi } from 'vitest';
import { answers, refuses } from '../../test/server.ts';
import { NEXT_COHORTS_EVENT } from './next-cohorts-event.ts';
import { showNextCohorts } from './show-next-cohorts.ts';

const course = {
  courseTitle: 'BIM',
  slug: 'building-information-modelling',
  path: '/courses/building-information-modelling',
  cohortType: 'BIM_A',
  isPromoted: false,
  duration: '24 weeks',
  region: 'INDIA',
  isOffered: true,
  currency: 'INR',
  listPrice: 14_500_000,
} as const;

describe('the dates of the next cohorts', () => {
  it('VALID-39 VALID-41 a known date is filled in, and a missing one stays Coming Soon', async () => {
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

  it('VALID-41 a date in the page is removed when the cohort has no date any more', async () => {
    document.body.innerHTML =
      '<time data-next-cohort="BIM_A" datetime="2027-01-11T03:30:00.000Z">11 January, 2027</time>';
    answers('publicCourses', 'listCourses', {
      courses: [{ ...course, productCode: 'BIM_A', nextCohortDate: null }],
    });
    await showNextCohorts();
    expect(document.querySelector('time')).toHaveTextContent('Coming Soon');
    expect(document.querySelector('time')?.dateTime).toBe('');
  });

  it('ADOPT-03 CATALOG-02 a course taken off sale has no fee, no plans and no call to apply, and is asked about instead of applied for', async () => {
    document.body.innerHTML =
      '<time data-next-cohort="BIM_A"></time><a href="/apply?product=BIM_A" data-apply="BIM_A" data-ask="/contact">Apply</a><a href="/apply?product=MCD" data-apply="MCD" data-ask="/contact">Apply</a>' +
      '<dd data-fee="BIM_A">₹1,45,000</dd><dd data-fee="MCD">₹1,45,000</dd>' +
      '<p data-offer="BIM_A">In two parts</p><p data-offer="MCD">In two parts</p>';
    answers('publicCourses', 'listCourses', {
      courses: [
        { ...course, productCode: 'BIM_A', nextCohortDate: null, isOffered: false },
        { ...course, productCode: 'MCD', nextCohortDate: null },
      ],
    });
    await showNextCohorts();
    const [retired, offered] = document.querySelectorAll('a');
    expect(retired).toHaveTextContent('Not offered at present: ask us');
    expect(retired).toHaveAttribute('href', '/contact');
    expect(offered).toHaveTextContent('Apply');
    expect(offered).toHaveAttribute('href', '/apply?product=MCD');
    const fees = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(fees).toEqual(['Not offered at present', '₹1,45,000']);
    expect([...document.querySelectorAll('p')].map(({ dataset }) => dataset.offer)).toEqual(['MCD']);
  });

  it('ADOPT-03 CATALOG-02 API-073 a course taken off sale is no offer to search engines either, and its mentors are not asked for', async () => {
    const dataOf = (courseCode: string) => [
      { '@type': 'Course', courseCode, offers: { '@type': 'Offer', price: 145_000 }, name: 'BIM </script>' },
      { '@type': 'FAQPage', mainEntity: [] },
    ];
    const told = async () => {
      await showNextCohorts();
      const scripts = [...document.querySelectorAll('script')];
      return scripts.map(({ textContent }) => JSON.parse(textContent));
    };
    const pageOf = (code: string) => {
      const data = JSON.stringify(dataOf(code)).replaceAll('<', '\\u003c');
      document.body.innerHTML = `<time data-next-cohort="${code}"></time><div data-mentors="${code}"></div>
        <script type="application/ld+json">${data}</script>`;
    };
    answers('publicCourses', 'listCourses', {
      courses: [
        { ...course, productCode: 'BIM_A', nextCohortDate: null, isOffered: false },
        { ...course, productCode: 'MCD', nextCohortDate: null },
      ],
    });
    pageOf('BIM_A');
    const [, faqs] = dataOf('BIM_A');
    const retired = { '@type': 'Course', courseCode: 'BIM_A', name: 'BIM </script>' };
    expect(await told()).toEqual([[retired, faqs]]);
    expect(document.querySelector('[data-mentors]')).toBeNull();
    pageOf('MCD');
    expect(await told()).toEqual([dataOf('MCD')]);
    expect(document.querySelector('[data-mentors]')).not.toBeNull();
  });

  it('CATALOG-02 a date in the page stays when the server does not respond', async () => {
    document.body.innerHTML =
      '<time data-next-cohort="BIM_A" datetime="2027-01-11T03:30:00.000Z">11 January, 2027</time>';
    refuses('publicCourses', 'listCourses', 503, 'away');
    const told = vi.fn();
    document.addEventListener(NEXT_COHORTS_EVENT, told);
    await showNextCohorts();
    expect(document.querySelector('time')).toHaveTextContent('11 January, 2027');
    expect(told).toHaveBeenCalledOnce();

    // Without any date no month is known, so every month counts.
    document.body.innerHTML = '<time data-next-cohort="BIM_A">Coming Soon</time>';
    await showNextCohorts();
    expect(told).toHaveBeenCalledOnce();
  });
});
