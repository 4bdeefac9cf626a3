import { describe, expect, it } from 'vitest';
import { regionOfTimeZone } from './region-of-time-zone.ts';

describe('the region of a time zone', () => {
  it.each([
    ['Asia/Kolkata', 'INDIA'],
    ['Asia/Calcutta', 'INDIA'],
    ['America/New_York', 'US'],
    ['America/Indiana/Knox', 'US'],
    ['America/Toronto', 'US'],
    ['Pacific/Honolulu', 'US'],
    ['Europe/Berlin', 'US'],
    ['Europe/London', 'US'],
    ['Europe/Istanbul', 'ROW'],
    ['America/Sao_Paulo', 'ROW'],
    ['Asia/Dubai', 'ROW'],
    ['Australia/Sydney', 'ROW'],
    ['UTC', 'INDIA'],
    ['Etc/GMT+5', 'INDIA'],
    ['', 'INDIA'],
    [null, 'INDIA'],
  ])('CATALOG-03 %s suggests %s', (zone, region) => {
    expect(regionOfTimeZone(zone)).toBe(region);
  });
});
