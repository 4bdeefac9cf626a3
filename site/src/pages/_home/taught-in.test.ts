import { describe, expect, it } from 'vitest';
import { taughtIn } from './taught-in.ts';

describe('taughtIn', () => {
  it.each([
    ['INDIA', 'BIM, computational design, MEP engineering and interior design'],
    ['US', 'BIM, parametric design and MEP engineering'],
    ['ROW', 'BIM, parametric design and MEP engineering'],
  ] as const)('CATALOG-11 CATALOG-14 CATALOG-20 in %s names what has a page there', (region, subjects) => {
    expect(taughtIn(region)).toBe(subjects);
  });
});
