import { describe, expect, it } from 'vitest';
import { regionOfCountry } from './region-of-country.ts';

describe('the region of a country', () => {
  it.each([
    ['IN', 'INDIA'],
    ['in', 'INDIA'],
    ['US', 'US'],
    ['CA', 'US'],
    ['DE', 'US'],
    ['gb', 'US'],
    ['ME', 'US'],
    ['AE', 'ROW'],
    ['SG', 'ROW'],
    ['MX', 'ROW'],
    [null, 'INDIA'],
    [undefined, 'INDIA'],
    ['', 'INDIA'],
    ['??', 'INDIA'],
  ])('CATALOG-03 a visitor from %s gets the region %s', (country, region) => {
    expect(regionOfCountry(country)).toBe(region);
  });
});
