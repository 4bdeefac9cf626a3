import { describe, expect, it } from 'vitest';
import { coursePages } from '../navigation/course-paths.ts';
import {
  type CatalogueFilter,
  parseCatalogueFilter,
  passesFilter,
  startMonth,
  withCatalogueFilter,
} from './filter-catalogue.ts';
import { baseProductCode } from './product-codes.ts';
import { SUBJECTS, SUBJECTS_OF } from './subjects.ts';

const mep = { subjects: SUBJECTS_OF.BIM_M, nextCohortDate: '2027-01-31T19:00:00.000Z' };
const undated = { subjects: SUBJECTS_OF.MCD, nextCohortDate: null };

describe('the filter of the catalogue', () => {
  it('CATALOG-01 every subject of the school has a course in India', () => {
    const taught = coursePages('INDIA').flatMap(
      ({ productCode }) => SUBJECTS_OF[baseProductCode(productCode)],
    );
    expect(new Set(taught)).toEqual(new Set(SUBJECTS));
  });

  it.each([
    ['?subject=mep&start=2027-02', { subject: 'mep', start: '2027-02' }],
    ['?subject=cooking&start=2027-13', { subject: null, start: null }],
    ['?start=<script>', { subject: null, start: null }],
    ['', { subject: null, start: null }],
  ])('CATALOG-02 the address %s gives the filter %o', (search, filter) => {
    expect(parseCatalogueFilter(search)).toEqual(filter);
  });

  it('CATALOG-02 setting the filter keeps the campaign in the address, and clearing it removes the filter', () => {
    const search = withCatalogueFilter('?utm_source=mail&subject=bim', { subject: 'mep', start: '2027-02' });
    expect(search).toBe('?utm_source=mail&subject=mep&start=2027-02');
    expect(withCatalogueFilter(search, { subject: null, start: null })).toBe('?utm_source=mail');
    expect(withCatalogueFilter('?subject=mep', { subject: null, start: null })).toBe('');
  });

  it('CATALOG-02 the start month of a cohort is that of its date in the time zone in which it is shown', () => {
    expect(startMonth('2027-01-31T19:00:00.000Z')).toBe('2027-02');
    expect(startMonth(null)).toBeNull();
  });

  it.each<[CatalogueFilter, boolean, boolean]>([
    [{ subject: null, start: null }, true, true],
    [{ subject: 'mep', start: null }, true, false],
    [{ subject: 'computational-design', start: null }, false, true],
    [{ subject: null, start: '2027-02' }, true, false],
    [{ subject: 'bim', start: '2027-01' }, false, false],
  ])(
    'CATALOG-02 with %o the MEP course is shown: %s, and the course without a date: %s',
    (filter, first, second) => {
      expect(passesFilter(mep, filter)).toBe(first);
      expect(passesFilter(undated, filter)).toBe(second);
    },
  );
});
