import { describe, expect, it } from 'vitest';
import {
  FUNNEL_GROUPS_MAX,
  FUNNEL_OTHERS,
  type FunnelLine,
  funnelRate,
  splitFunnel,
  sumFunnel,
} from './funnel.ts';
import { funnelPages } from './funnel-pages.ts';

const lineOf = (change: Partial<FunnelLine> = {}): FunnelLine => ({
  week: '2026-11-02',
  campaign: null,
  region: null,
  course: null,
  views: 10,
  leads: 3,
  applications: 2,
  offers: 1,
  payments: 0,
  ...change,
});

describe('the funnel', () => {
  it('ADMIT-04 has the same totals however it is split, and lists an unknown campaign last', () => {
    const lines = [
      lineOf({ campaign: 'autumn', region: 'US', course: 'BIM_A' }),
      lineOf({ week: '2026-10-26', campaign: 'spring', payments: 1 }),
      lineOf(),
    ];
    const inAll = sumFunnel(lines);
    for (const split of ['campaign', 'region', 'course', 'week'] as const)
      expect(sumFunnel(splitFunnel(lines, split))).toEqual(inAll);
    expect(splitFunnel(lines, 'campaign').map(({ key }) => key)).toEqual(['spring', 'autumn', null]);
    expect(splitFunnel(lines, 'week').map(({ key }) => key)).toEqual(['2026-10-26', '2026-11-02']);
  });

  it('ADMIT-04 keeps the campaigns with the most leads and merges the rest into one group', () => {
    const lines = Array.from({ length: FUNNEL_GROUPS_MAX + 5 }, (_, n) =>
      lineOf({ campaign: `c${n}`, leads: n }),
    );
    const groups = splitFunnel(lines, 'campaign');
    expect(groups).toHaveLength(FUNNEL_GROUPS_MAX + 1);
    expect(groups.at(-1)).toMatchObject({ key: FUNNEL_OTHERS, leads: 0 + 1 + 2 + 3 + 4 });
  });

  it('ADMIT-04 has no rate for a step that nobody could take', () => {
    expect(funnelRate(1, 3)).toBe(33.3);
    expect(funnelRate(0, 0)).toBeNull();
  });

  it('ADMIT-04 begins at pages that each belong to one region, with the course for course pages', () => {
    const pages = funnelPages();
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(pages).toContainEqual({
      path: '/us/courses/building-information-modelling',
      region: 'US',
      course: 'BIM_A',
    });
    expect(pages).toContainEqual({ path: '/me/contact', region: 'ROW', course: null });
  });
});
