import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { averageAdvance, readSfnt } from './read-sfnt.ts';

const out = fileURLToPath(new URL('../src/fonts/', import.meta.url));
const source = (pack: string, file: string) =>
  fileURLToPath(new URL(`../node_modules/@fontsource-variable/${pack}/${file}`, import.meta.url));

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

// Latin-1 without the marks and letters that neither our texts nor the names of our people use.
const unused = new Set('¤¦ª¯¸º¹³¡¿\u00ad');
const characters =
  range(0x20, 0x7e) +
  [...range(0xa0, 0xff)].filter((character) => !unused.has(character)).join('') +
  '–—‘’“”…•↑↓−′″';

/**
 * Fallbacks until our file is loaded, by their full names, which every browser knows, with the mean advance of running
 * text in em.
 */
const fallbacks = {
  arial: { sources: ['Arial', 'Liberation Sans'], width: 0.4416 },
  arialBold: {
    sources: ['Arial Bold', 'Liberation Sans Bold'],
    // The width of our titles: they run wider in it than running text does, and a title that rewraps moves the whole
    // page.
    width: 0.4799,
  },
  roboto: { sources: ['Roboto', 'Roboto-Regular'], width: 0.4429 },
  arialStrong: { sources: ['Arial Bold', 'Liberation Sans Bold'], width: 0.4776 },
  // If Roboto is installed as a single file of all weights, its bold has no separate name.
  robotoBold: { sources: ['Roboto Bold', 'Roboto-Bold', 'Roboto'], width: 0.4488 },
  courier: { sources: ['Courier New', 'Liberation Mono', 'Roboto Mono'], width: 0.6001 },
} as const;

type Face = {
  family: string;
  file: string;
  pack: string;
  from: string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
  /** The instance whose widths the fallback is fitted to. */
  fit: Record<string, number>;
  fallback: { name: string; as: keyof typeof fallbacks }[];
  /** The same for strong text if the face has several weights: a synthesised bold is too narrow. */
  strong?: { weight: string; fit: Record<string, number>; fallback: Face['fallback'] };
};

const faces: Face[] = [
  {
    family: 'Plinth Heading',
    file: 'heading.woff2',
    pack: 'bricolage-grotesque',
    from: 'files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { opsz: 48, wdth: 100, wght: 640 },
    weight: '400 900',
    fit: { opsz: 48, wdth: 100, wght: 640 },
    fallback: [
      { name: 'Plinth Heading A', as: 'arialBold' },
      { name: 'Plinth Heading R', as: 'robotoBold' },
    ],
  },
  {
    family: 'Plinth Text',
    file: 'text.woff2',
    pack: 'instrument-sans',
    from: 'files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 650 } },
    weight: '400 650',
    fit: { wght: 400 },
    fallback: [
      { name: 'Plinth Text A', as: 'arial' },
      { name: 'Plinth Text R', as: 'roboto' },
    ],
    strong: {
      weight: '550 650',
      fit: { wght: 600 },
      fallback: [
        { name: 'Plinth Text A', as: 'arialStrong' },
        { name: 'Plinth Text R', as: 'robotoBold' },
      ],
    },
  },
  {
    family: 'Plinth Mono',
    file: 'mono.woff2',
    pack: 'spline-sans-mono',
    from: 'files/spline-sans-mono-latin-wght-normal.woff2',
    axes: { wght: 440 },
    weight: '400 700',
    fit: { wght: 440 },
    fallback: [{ name: 'Plinth Mono C', as: 'courier' }],
  },
];

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
const fontFace = (declarations: Record<string, string>) =>
  `@font-face {
${Object.entries(declarations)
  .map(
    ([name, value]) => `  ${name}: ${value};
`,
  )
  .join('')}}
`;

mkdirSync(out, { recursive: true });
let css = '/* Written by scripts/subset-fonts.ts. */\n';
let total = 0;

for (const face of faces) {
  const original = readFileSync(source(face.pack, face.from));
  const woff2 = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  });
  writeFileSync(`${out}${face.file}`, woff2);
  copyFileSync(source(face.pack, 'LICENSE'), `${out}${face.pack}.LICENSE.txt`);
  total += woff2.byteLength;
  console.log(`${face.file}  ${woff2.byteLength} bytes`);

  css += fontFace({
    'font-family': `"${face.family}"`,
    'font-weight': face.weight,
    'font-display': 'swap',
    src: `url("./${face.file}") format("woff2")`,
  });

  const strong = face.strong ? [face.strong] : [];
  for (const { weight, fit, fallback } of [{ ...face, weight: undefined }, ...strong]) {
    const instance = readSfnt(
      await subsetFont(original, characters, { targetFormat: 'sfnt', variationAxes: fit }),
    );
    const width = averageAdvance(instance);
    for (const { name, as } of fallback) {
      const adjust = width / fallbacks[as].width;
      css += fontFace({
        'font-family': `"${name}"`,
        ...(weight && { 'font-weight': weight }),
        src: fallbacks[as].sources.map((source) => `local("${source}")`).join(', '),
        'size-adjust': percent(adjust),
        'ascent-override': percent(instance.ascent / adjust),
        'descent-override': percent(instance.descent / adjust),
        'line-gap-override': percent(instance.lineGap / adjust),
      });
    }
  }
}

// Neither the text face nor the monospace face contains the rupee sign; one small face serves all three stacks, and a
// page without a fee never requests it. It remains a file (?no-inline), because the CSP allows no data: fonts.
const rupee = await subsetFont(
  readFileSync(source('bricolage-grotesque', 'files/bricolage-grotesque-latin-ext-standard-normal.woff2')),
  '₹',
  {
    targetFormat: 'woff2',
    variationAxes: { opsz: 24, wdth: 100, wght: { min: 400, max: 650 } },
    noHinting: true,
  },
);
writeFileSync(`${out}rupee.woff2`, rupee);
css += fontFace({
  'font-family': '"Plinth Rupee"',
  'font-weight': '400 650',
  'font-display': 'swap',
  'unicode-range': 'U+20B9',
  src: 'url("./rupee.woff2?no-inline") format("woff2")',
});
total += rupee.byteLength;
console.log(`rupee.woff2  ${rupee.byteLength} bytes\ntotal  ${total} bytes`);

// For the social cards, which are drawn at build time by a library that cannot read woff2. No page loads these.
for (const { file, pack, from, axes } of faces.filter(({ file }) => file !== 'text.woff2')) {
  const sfnt = await subsetFont(readFileSync(source(pack, from)), `${range(0x20, 0x7e)}–·’&`, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    noHinting: true,
  });
  writeFileSync(`${out}${file.replace('.woff2', '.ttf')}`, sfnt);
}

writeFileSync(`${out}fonts.css`, css);
