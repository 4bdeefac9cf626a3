import { expect, it } from 'vitest';
import { outlastsStart } from './outlasts-start.ts';

const acceptUntil = '2026-12-14T18:29:59.999Z';

it.each([
  ['2026-12-10T00:00:00.000Z', true],
  ['2026-12-15T00:00:00.000Z', false],
  [acceptUntil, false],
  [null, false],
])('ADMIT-03 an offer open until the 14th outlasts a start on %s: %s', (cohortStart, outlasts) =>
  expect(outlastsStart({ acceptUntil, cohortStart })).toBe(outlasts),
);
