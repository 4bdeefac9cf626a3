import { expect, it } from 'vitest';
import { acceptsEncoding } from './accepts-encoding.ts';

it.each([
  ['gzip', true],
  ['GZIP', true],
  ['br, gzip;q=0.5', true],
  ['gzip; q=0.001', true],
  ['*', true],
  ['br, *;q=0.1', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000, br', false],
  ['*, gzip;q=0', false],
  ['*;q=0', false],
  ['br', false],
  ['x-gzip2', false],
  ['', false],
  [undefined, false],
])('a client that sends Accept-Encoding %s accepts gzip: %s', (header, takes) => {
  expect(acceptsEncoding(header, 'gzip')).toBe(takes);
});
