import { expect, it } from 'vitest';
import { isUuid } from './is-uuid.ts';

it.each([
  ['0190aaaa-0000-7000-8000-00000000000a', true],
  ['0190AAAA-0000-7000-8000-00000000000A', true],
  ['-'.repeat(36), false],
  ['0190aaaa00007000800000000000000a----', false],
  ['0190aaaa-0000-7000-8000-00000000000a\n', false],
  ['', false],
])('%j is a UUID: %s', (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});
