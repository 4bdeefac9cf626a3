import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = `${import.meta.dirname}/`;

it('all fonts together weigh at most 58 KB', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(files.reduce((sum, name) => sum + statSync(`${folder}${name}`).size, 0)).toBeLessThanOrEqual(58_000);
});

it('every face that is fetched lets the page be read at once, and every stand-in is fitted to it', () => {
  const faces = readFileSync(`${folder}fonts.css`, 'utf8').split('@font-face').slice(1);
  for (const face of faces) {
    expect(face).toMatch(
      face.includes('.woff2') ? /font-display: swap/ : /size-adjust: [\d.]+%;\s+ascent-override: [\d.]+%/,
    );
  }
});

it.each(['A', 'R'])('the stand-in %s of running text has a bold of its own, as wide as ours', (name) => {
  const css = readFileSync(`${folder}fonts.css`, 'utf8');
  const faces = css.split('@font-face').filter((face) => face.includes(`"Plinth Text ${name}"`));
  expect(faces).toHaveLength(2);
  expect(faces[1]).toMatch(/font-weight: 550 650;\s+src: local\("\w+ Bold"\)/);
});
