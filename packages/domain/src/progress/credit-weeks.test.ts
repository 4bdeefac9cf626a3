import { expect, it } from 'vitest';
import { creditWeeks, TREND_WEEKS } from './credit-weeks.ts';

const NOW = '2026-05-06T06:00:00Z';

it('API-134 CONST-36 credits are summed by week from Monday, empty weeks included, oldest first', () => {
  const weeks = creditWeeks(
    [
      { createdAt: '2026-05-04T00:00:00Z', credits: 5 },
      { createdAt: '2026-05-06T05:00:00Z', credits: 7 },
      { createdAt: '2026-04-20T10:00:00Z', credits: 3 },
      { createdAt: '2025-05-06T05:00:00Z', credits: 99 },
    ],
    NOW,
    'Asia/Kolkata',
  );
  expect(weeks).toHaveLength(TREND_WEEKS);
  expect(weeks[0]).toEqual({ weekStart: '2026-02-16', credits: 0 });
  expect(weeks.slice(-3)).toEqual([
    { weekStart: '2026-04-20', credits: 3 },
    { weekStart: '2026-04-27', credits: 0 },
    { weekStart: '2026-05-04', credits: 12 },
  ]);
});

it.each([
  ['Asia/Kolkata', '2026-05-04'],
  ['UTC', '2026-04-27'],
])('API-134 D-125 Sunday 19:00 UTC belongs in %s to the week of %s', (zone, weekStart) => {
  const weeks = creditWeeks([{ createdAt: '2026-05-03T19:00:00Z', credits: 1 }], NOW, zone);
  expect(weeks.find(({ credits }) => credits === 1)?.weekStart).toBe(weekStart);
});
