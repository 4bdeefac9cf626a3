import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { openPen } from './open-pen.ts';
import { outlineOf } from './outline-of.ts';
import { readFaces } from './read-faces.ts';

const NAMES = [
  'محمد العلي',
  'علی\u200cرضا',
  'שרה כהן',
  'கவிதா ஶ்ரீ',
  'తెలుగు క్రిష్ణ',
  'ಕನ್ನಡ ಶ್ರೀ',
  'മലയാളം ക്ഷ',
  'বাংলা ক্ষ',
  'ગુજરાતી શ્રી',
  'ਪੰਜਾਬੀ',
  'ଓଡ଼ିଆ',
  'සිංහල ශ්\u200dරී',
  'ภาษาไทย น้ำ',
  'ລາວ',
  'ខ្មែរ',
  'မြန်မာ',
  'አማርኛ',
  'Հայերեն',
  'ქართული',
];

const pageOf = async () => {
  const document = await PDFDocument.create();
  return { document, pen: await openPen(document, document.addPage()) };
};
const outlined = async (name: string) => {
  const face = (await readFaces(name, 'regular')).find(({ isOutlined }) => isOutlined);
  if (!face) throw new Error(`no face for ${name}`);
  return outlineOf(face, name);
};

it.each(NAMES)('a document contains the name %s in full, and draws each of its words', async (name) => {
  const { document, pen } = await pageOf();
  expect(await pen.drawable(name)).toBe(name.normalize('NFC'));
  for (const weight of ['regular', 'bold'] as const) await pen.text(40, 40, name, { weight });
  await document.save();
  for (const word of name.split(' ')) {
    const { path, width } = await outlined(word);
    expect(width).toBeGreaterThan(0.5);
    expect(path).toMatch(/^M.*Z$/s);
  }
});

it('joining letters are drawn joined, and marks in their place', async () => {
  const apart = (await Promise.all(Array.from('محمد', outlined))).reduce((sum, { width }) => sum + width, 0);
  expect((await outlined('محمد')).width).not.toBeCloseTo(apart, 2);
  expect((await outlined('น้ำ')).width).toBeLessThan((await outlined('นนำ')).width);
});

it('an Arabic name is drawn from right to left', async () => {
  const first = async (text: string) => (await outlined(text)).path.slice(0, 40);
  expect(await first('محمد')).toBe(await first('حمد'));
});

it.each([
  ['王小明', ['sc']],
  ['龍應台', ['sc']],
  ['山田 はなこ', ['jp']],
  ['ヤマダー', ['jp']],
  ['김철수', ['kr']],
  ['김철수'.normalize('NFD'), ['kr']],
  ['李 김 やまだ', ['jp', 'kr']],
])('a document contains the name %s in full, drawn with the fonts %j', async (name, fonts) => {
  const { document, pen } = await pageOf();
  expect(await pen.drawable(name)).toBe(name.normalize('NFC'));
  for (const weight of ['regular', 'bold'] as const) await pen.text(40, 40, name, { weight });
  await document.save();
  const letters = Array.from(name.normalize('NFC').replaceAll(' ', ''));
  const drawnBy = await Promise.all(
    (['regular', 'bold'] as const).map(async (weight) => {
      const faces = await readFaces(name, weight);
      return letters.map((letter) => {
        const face = faces.find((one) => one.letters.has(letter.codePointAt(0) ?? 0));
        if (!face?.isOutlined) throw new Error(`no face for ${letter}`);
        return { font: face.name.split('-')[2] ?? '', ...outlineOf(face, letter) };
      });
    }),
  );
  const [regular = [], bold = []] = drawnBy;
  expect([...new Set(regular.map(({ font }) => font))].sort()).toEqual(fonts);
  for (const [at, { path, width }] of regular.entries()) {
    expect(path).toMatch(/^M.*Z$/s);
    expect(width).toBeGreaterThan(0.5);
    expect(bold[at]?.path).not.toBe(path);
  }
});

it('a letter of a script without a font is left out, never drawn as another character', async () => {
  const { pen } = await pageOf();
  expect(await pen.drawable('ᱥᱟᱱᱛᱟᱲ Yamada 🏛')).toBe(' Yamada ');
});
