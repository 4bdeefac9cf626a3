import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MONTH_NAMES } from '../../parts/month-names.ts';
import { NEXT_COHORTS_EVENT } from '../../parts/next-cohorts-event.ts';
import { filterCatalogue } from './filter-courses.ts';

const COURSES = [
  ['BIM for architects', 'architecture bim', '2027-01-31T19:00:00.000Z'],
  ['MEP', 'bim mep', '2027-03-10T04:30:00.000Z'],
  ['Interior', 'interior-design', ''],
] as const;

function open(address: string) {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<form data-catalogue-filter>
      <select name="subject"><option value="">Every subject</option><option value="bim"></option><option value="mep"></option><option value="interior-design"></option></select>
      <select name="start"><option value="">Any month</option></select><p data-catalogue-count></p></form>
    <ol>${COURSES.map(([name, subjects]) => `<li data-course data-subjects="${subjects}">${name}<time></time></li>`).join('')}</ol>
    <div data-catalogue-none hidden><button data-catalogue-clear>See all</button></div>`;
  filterCatalogue();
}
const date = () => {
  document.querySelectorAll('time').forEach((time, index) => {
    time.dateTime = COURSES[index]?.[2] ?? '';
  });
  document.dispatchEvent(new CustomEvent(NEXT_COHORTS_EVENT, { detail: MONTH_NAMES }));
};
const seen = () =>
  [...document.querySelectorAll<HTMLElement>('[data-course]')]
    .filter(({ hidden }) => !hidden)
    .map((row) => row.textContent);
const select = (name: string) =>
  document.querySelector<HTMLSelectElement>(`[name=${name}]`) as HTMLSelectElement;
const choose = (name: string, value: string) => {
  select(name).value = value;
  select(name).dispatchEvent(new Event('change', { bubbles: true }));
};
const count = () => document.querySelector('[data-catalogue-count]')?.textContent;

beforeEach(() => vi.restoreAllMocks());

describe('the course catalogue', () => {
  it('CATALOG-02 lists every course, and offers the months in which one starts', () => {
    open('/courses');
    date();
    expect(seen()).toHaveLength(3);
    expect(count()).toBe('3 of 3 courses');
    expect([...select('start').options].map(({ text }) => text)).toEqual([
      'Any month',
      'February 2027',
      'March 2027',
    ]);
  });

  it('CATALOG-02 an address with subject and month filters by both, by month once the dates are known', () => {
    open('/courses?subject=bim&start=2027-03');
    expect(seen()).toEqual(['BIM for architects', 'MEP']);
    date();
    expect(seen()).toEqual(['MEP']);
    expect([select('subject').value, select('start').value]).toEqual(['bim', '2027-03']);
  });

  it('CATALOG-02 a choice is added to the address, keeps its campaign, and can be cleared', () => {
    open('/courses?utm_source=mail');
    date();
    choose('subject', 'interior-design');
    expect(location.search).toBe('?utm_source=mail&subject=interior-design');
    expect(seen()).toEqual(['Interior']);
    choose('start', '2027-02');
    expect(seen()).toEqual([]);
    expect(document.querySelector<HTMLElement>('[data-catalogue-none]')?.hidden).toBe(false);
    document.querySelector<HTMLElement>('[data-catalogue-clear]')?.click();
    expect(location.search).toBe('?utm_source=mail');
    expect(seen()).toHaveLength(3);
    expect(document.activeElement).toBe(select('subject'));
  });

  it('CATALOG-02 an address with a month without a cohort shows no course and keeps the month selected', () => {
    open('/courses?start=2029-12');
    date();
    expect(seen()).toEqual([]);
    expect(select('start').selectedOptions[0]?.text).toBe('December 2029');
  });
});
