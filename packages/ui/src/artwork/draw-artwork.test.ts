import { describe, expect, it } from 'vitest';
import { type ArtworkKind, drawArtwork } from './draw-artwork.ts';
import { STEPS } from './pen.ts';

const kinds: [string, ArtworkKind][] = [
  ['CARD-04', 'BIM_A'],
  ['CARD-05', 'BIM_C'],
  ['CARD-06', 'INT_DES'],
  ['CARD-07', 'ADD_ON'],
  ['CARD-08', 'DEFAULT'],
];
const seeds = Array.from({ length: 40 }, (_, i) => `2026-${i}`);

describe.each(kinds)('%s', (id, kind) => {
  it(`${id} ${kind} has artwork that differs from that of every other kind`, () => {
    const others = kinds
      .filter(([, other]) => other !== kind)
      .map(([, other]) => drawArtwork({ kind: other, seed: '1' }));
    expect(others).not.toContain(drawArtwork({ kind, seed: '1' }));
  });

  it('the same seed always draws the same, and forty seeds give more than twelve different drawings', () => {
    expect(drawArtwork({ kind, seed: '7' })).toBe(drawArtwork({ kind, seed: '7' }));
    expect(new Set(seeds.map((seed) => drawArtwork({ kind, seed }))).size).toBeGreaterThan(12);
  });

  it('every drawing is small, stays within its sheet, and needs neither style nor script', () => {
    for (const seed of seeds) {
      const svg = drawArtwork({ kind, seed });
      expect(svg.length).toBeLessThan(10_000);
      expect(svg).not.toMatch(/style|script|NaN|Infinity|undefined/);
      for (const [, x = '', y = ''] of svg.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(390 * STEPS);
        expect(Number(y)).toBeGreaterThanOrEqual(-2 * STEPS);
        expect(Number(y)).toBeLessThanOrEqual(202 * STEPS);
      }
    }
  });
});
