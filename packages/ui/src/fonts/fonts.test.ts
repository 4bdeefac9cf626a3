import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

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

it.each(['A', 'R'])('the fallback %s of running text has a bold face of its own', (name) => {
  const css = readFileSync(`${folder}fonts.css`, 'utf8');
  const faces = css.split('@font-face').filter((face) => face.includes(`"Plinth Text ${name}"`));
  expect(faces).toHaveLength(2);
  expect(faces[1]).toMatch(/font-weight: 550 650;\s+src: local\("\w+ Bold"\)/);
});
