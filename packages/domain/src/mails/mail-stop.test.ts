import { expect, it } from 'vitest';
import { isKeptBack } from './mail-stop.ts';

it.each([
  { kind: 'BOUNCE', isRefusable: false, kept: true },
  { kind: 'BOUNCE', isRefusable: true, kept: true },
  { kind: 'COMPLAINT', isRefusable: false, kept: false },
  { kind: 'COMPLAINT', isRefusable: true, kept: true },
] as const)('ADOPT-07 after a $kind an email with refusable $isRefusable is held back: $kept', (case_) => {
  expect(isKeptBack(case_.kind, case_.isRefusable)).toBe(case_.kept);
});
