import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appOfPath } from '../navigation/app-of-path.ts';
import { careerBuilderPath } from '../navigation/career-builder-path.ts';
import { careerDraftPath } from './career-draft.ts';
import { drawProfile } from './draw-profile.ts';

const standing = fc
  .record({ held: fc.integer({ min: 0, max: 3 }), needed: fc.integer({ min: 1, max: 3 }) })
  .map(({ held, needed }) => ({ held, needed, gap: Math.max(0, needed - held) }));

describe('drawProfile', () => {
  it('API-234 a skill held once and needed three times is drawn one storey high below a gap of two', () => {
    const [bay] = drawProfile([{ held: 1, needed: 3, gap: 2 }]).bays;
    expect(bay).toMatchObject({
      axis: 'A',
      held: { y: 40, height: 50 },
      gap: { y: 90, height: 100, steps: 2 },
    });
    expect(bay?.needed.from.y).toBe(190);
  });

  it('API-234 a skill not held has no wall, and a skill not missing has no gap', () => {
    const [none, all] = drawProfile([
      { held: 0, needed: 1, gap: 1 },
      { held: 3, needed: 2, gap: 0 },
    ]).bays;
    expect(none?.held).toBeNull();
    expect(all?.gap).toBeNull();
    expect(all?.held?.height).toBe(150);
  });

  it('API-234 everything fits on the sheet, bays do not overlap, and hatching stays inside its wall', () => {
    fc.assert(
      fc.property(fc.array(standing, { minLength: 1, maxLength: 11 }), (skills) => {
        const { width, height, bays, base } = drawProfile(skills);
        expect(bays).toHaveLength(skills.length);
        for (const [index, { x, held, gap, needed }] of bays.entries()) {
          expect(x).toBeGreaterThan(bays[index - 1]?.x ?? 0);
          for (const box of [held, gap].filter((one) => one !== null)) {
            expect(box.y).toBeGreaterThanOrEqual(base);
            expect(box.x + box.width).toBeLessThanOrEqual(width);
            expect(box.y + box.height).toBeLessThanOrEqual(height);
          }
          if (held && gap) expect(held.y + held.height).toBe(gap.y);
          if (gap) expect(gap.y + gap.height).toBe(needed.from.y);
          for (const { from, to } of held?.hatch ?? [])
            for (const point of [from, to]) {
              expect(point.x).toBeGreaterThanOrEqual((held?.x ?? 0) - 1e-9);
              expect(point.x).toBeLessThanOrEqual((held?.x ?? 0) + (held?.width ?? 0) + 1e-9);
              expect(point.y).toBeGreaterThanOrEqual((held?.y ?? 0) - 1e-9);
              expect(point.y).toBeLessThanOrEqual((held?.y ?? 0) + (held?.height ?? 0) + 1e-9);
            }
        }
      }),
    );
  });

  it.each([
    ['INDIA', '/career-builder'],
    ['US', '/us/career-builder'],
    ['ROW', '/me/career-builder'],
  ] as const)(
    'CAREER-01 CATALOG-03 in %s the career builder is at %s, which belongs to the site',
    (region, path) => {
      expect(careerBuilderPath(region)).toBe(path);
      expect(appOfPath(path)).toBe('site');
    },
  );

  it('CAREER-01 the emailed link to a draft leads back to the career builder', () => {
    expect(careerDraftPath('a-token')).toBe('/career-builder?draft=a-token');
    expect(careerDraftPath('a-token', 'ROW')).toBe('/me/career-builder?draft=a-token');
  });
});
