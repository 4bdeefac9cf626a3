import { describe, expect, it } from 'vitest';
import { drawSocialCard, SOCIAL_CARD } from './draw-social-card.ts';

describe('the social card drawing', () => {
  it('has the size that social networks require, and differs from course to course', () => {
    const card = drawSocialCard({ kind: 'BIM_A', seed: 'BIM_A_US' });
    expect([SOCIAL_CARD.width, SOCIAL_CARD.height]).toEqual([1200, 630]);
    expect(card).toMatch(/^<svg [^>]*viewBox="0 0 1200 630"/);
    expect(card).not.toBe(drawSocialCard({ kind: 'BIM_C', seed: 'BIM_C' }));
    expect(card).toBe(drawSocialCard({ kind: 'BIM_A', seed: 'BIM_A_US' }));
  });

  it('places every text inside the frame', () => {
    for (const { left, width, top, size } of [SOCIAL_CARD.title, SOCIAL_CARD.facts, SOCIAL_CARD.name]) {
      expect(left).toBeGreaterThan(40);
      expect(left + width).toBeLessThan(1160);
      expect(top + size).toBeLessThan(590);
    }
  });
});
