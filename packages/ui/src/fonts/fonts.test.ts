// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { averageAdvance, readSfnt } from '../../scripts/read-sfnt.ts';

const folder = `${import.meta.dirname}/`;

it('all fonts together are at most 58 KB', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(files.reduce((sum, name) => sum + statSync(`${folder}${name}`).size, 0)).toBeLessThanOrEqual(58_000);
});

it('every downloaded font uses font-display swap, and every fallback has adjusted metrics', () => {
  const faces = readFileSync(`${folder}fonts.css`, 'utf8').split('@font-face').slice(1);
  for (const face of faces) {
    expect(face).toMatch(
      face.includes('.woff2') ? /font-display: swap/ : /size-adjust: [\d.]+%;\s+ascent-override: [\d.]+%/,
    );
  }
});

// The mean advance of running text in the bold of Arial and of Roboto, in em.
it.each([
  ['A', 0.4776],
  ['R', 0.4488],
])('the fallback %s of running text has a bold face of its own, as wide as ours', async (name, width) => {
  const css = readFileSync(`${folder}fonts.css`, 'utf8');
  const faces = css.split('@font-face').filter((face) => face.includes(`"Plinth Text ${name}"`));
  expect(faces).toHaveLength(2);
  expect(faces[1]).toMatch(/font-weight: 550 650;\s+src: local\("\w+ Bold"\)/);
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const bold = await subsetFont(
    readFileSync(`${folder}text.woff2`),
    `${letters}${letters.toUpperCase()} ,.`,
    {
      targetFormat: 'sfnt',
      variationAxes: { wght: 600 },
    },
  );
  const adjust = Number(faces[1]?.match(/size-adjust: ([\d.]+)%/)?.[1]) / 100;
  expect(adjust * width).toBeCloseTo(averageAdvance(readSfnt(bold)), 3);
});
