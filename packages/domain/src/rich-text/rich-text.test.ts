import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHttpUrl } from '../fields/http-url.ts';
import { readRichText } from './read-rich-text.ts';
import { RichBlock, type RichRun } from './rich-text.ts';
import { richTextField } from './rich-text-field.ts';
import { toPlainText } from './to-plain-text.ts';

const runsOf = (block: RichBlock): RichRun[] =>
  block.kind === 'LIST'
    ? block.items.flat()
    : block.kind === 'PARAGRAPH' || block.kind === 'QUOTE'
      ? block.runs
      : [];

describe('texts between learners and mentors', () => {
  it.each<[string, string, RichBlock[]]>([
    ['plain text', 'Which level?', [{ kind: 'PARAGRAPH', runs: [{ text: 'Which level?' }] }]],
    [
      'bold, italic and code',
      '**Roof**, _not_ `Level 2`',
      [
        {
          kind: 'PARAGRAPH',
          runs: [
            { text: 'Roof', bold: true },
            { text: ', ' },
            { text: 'not', italic: true },
            { text: ' ' },
            { text: 'Level 2', code: true },
          ],
        },
      ],
    ],
    [
      'a link and a bare address',
      '[IFC](https://a.test/ifc), https://b.test/x.',
      [
        {
          kind: 'PARAGRAPH',
          runs: [
            { text: 'IFC', href: 'https://a.test/ifc' },
            { text: ', ' },
            { text: 'https://b.test/x', href: 'https://b.test/x' },
            { text: '.' },
          ],
        },
      ],
    ],
    [
      'names of files and of families keep their underscores',
      'BIM_A_wall_2.rvt',
      [{ kind: 'PARAGRAPH', runs: [{ text: 'BIM_A_wall_2.rvt' }] }],
    ],
    [
      'one star is italic, and a product of numbers is none',
      '*maybe* 3 * 4 * 5 and 2*3*4',
      [{ kind: 'PARAGRAPH', runs: [{ text: 'maybe', italic: true }, { text: ' 3 * 4 * 5 and 2*3*4' }] }],
    ],
    [
      'lists',
      '- one\n- **two**\n\n1. first\n2) second',
      [
        { kind: 'LIST', isOrdered: false, items: [[{ text: 'one' }], [{ text: 'two', bold: true }]] },
        { kind: 'LIST', isOrdered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
      ],
    ],
    [
      'steps go on counting after code, a picture and text between them',
      '1. Open\n2. Run\n   ```python\n   for wall in walls:\n     move(wall)\n   ```\n3. Look\n   ![The roof](roof.png)\n4. Save\n\nThen wait.\n\n5. Close',
      [
        { kind: 'LIST', isOrdered: true, items: [[{ text: 'Open' }], [{ text: 'Run' }]] },
        { kind: 'CODE', language: 'python', text: 'for wall in walls:\n  move(wall)' },
        { kind: 'LIST', isOrdered: true, start: 3, items: [[{ text: 'Look' }]] },
        { kind: 'IMAGE', caption: 'The roof', name: 'roof.png' },
        { kind: 'LIST', isOrdered: true, start: 4, items: [[{ text: 'Save' }]] },
        { kind: 'PARAGRAPH', runs: [{ text: 'Then wait.' }] },
        { kind: 'LIST', isOrdered: true, start: 5, items: [[{ text: 'Close' }]] },
      ],
    ],
    [
      'an address keeps the bracket that it ends with, and not the one around it',
      'https://a.test/Section_(drawing). (see https://b.test/x) [https://c.test/y]',
      [
        {
          kind: 'PARAGRAPH',
          runs: [
            { text: 'https://a.test/Section_(drawing)', href: 'https://a.test/Section_(drawing)' },
            { text: '.' },
            { text: ' (see ' },
            { text: 'https://b.test/x', href: 'https://b.test/x' },
            { text: ')' },
            { text: ' [' },
            { text: 'https://c.test/y', href: 'https://c.test/y' },
            { text: ']' },
          ],
        },
      ],
    ],
    [
      'a link keeps the bracket that its address ends with',
      '[Section](https://a.test/Section_(drawing)).',
      [
        {
          kind: 'PARAGRAPH',
          runs: [{ text: 'Section', href: 'https://a.test/Section_(drawing)' }, { text: '.' }],
        },
      ],
    ],
    [
      'an address may begin with www, and a name of a file or a mail does not',
      'www.iso.org, mail@www.test and a.www.x',
      [
        {
          kind: 'PARAGRAPH',
          runs: [
            { text: 'www.iso.org', href: 'https://www.iso.org' },
            { text: ',' },
            { text: ' mail@www.test and a.www.x' },
          ],
        },
      ],
    ],
    [
      'powers, products and names of files keep their stars',
      'x**2 + y**2, (a+b)**2 - (c)**2, 3 ** 4 ** 5, (a)*(b)*(c), *.rvt,*.ifc',
      [
        {
          kind: 'PARAGRAPH',
          runs: [{ text: 'x**2 + y**2, (a+b)**2 - (c)**2, 3 ** 4 ** 5, (a)*(b)*(c), *.rvt,*.ifc' }],
        },
      ],
    ],
    [
      'answers to single questions keep their numbers, and a list of ones counts',
      '2. yes\n5. no\n6. later\n\n1. first\n1. second',
      [
        { kind: 'LIST', isOrdered: true, start: 2, items: [[{ text: 'yes' }]] },
        { kind: 'LIST', isOrdered: true, start: 5, items: [[{ text: 'no' }], [{ text: 'later' }]] },
        { kind: 'LIST', isOrdered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
      ],
    ],
    [
      'an address ends before the quotation mark around it',
      '“https://a.test/x”, «https://b.test»。',
      [
        {
          kind: 'PARAGRAPH',
          runs: [
            { text: '“' },
            { text: 'https://a.test/x', href: 'https://a.test/x' },
            { text: '”,' },
            { text: ' «' },
            { text: 'https://b.test', href: 'https://b.test' },
            { text: '»。' },
          ],
        },
      ],
    ],
    [
      'a picture that lies elsewhere is a link to it',
      '![The plan](https://a.test/plan.png)\n![](https://a.test/b.png)',
      [
        { kind: 'PARAGRAPH', runs: [{ text: 'The plan', href: 'https://a.test/plan.png' }] },
        { kind: 'PARAGRAPH', runs: [{ text: 'https://a.test/b.png', href: 'https://a.test/b.png' }] },
      ],
    ],
    ['a quote', '> said\n> twice', [{ kind: 'QUOTE', runs: [{ text: 'said\ntwice' }] }]],
    [
      'code with its language, which nothing in it ends or dresses',
      'Look:\n```python\nfor wall in walls:\n    - **x**\n```\nWhy?',
      [
        { kind: 'PARAGRAPH', runs: [{ text: 'Look:' }] },
        { kind: 'CODE', language: 'python', text: 'for wall in walls:\n    - **x**' },
        { kind: 'PARAGRAPH', runs: [{ text: 'Why?' }] },
      ],
    ],
    ['code that was not ended', '```\nx', [{ kind: 'CODE', language: null, text: 'x' }]],
    [
      'a picture that was sent with it',
      '![The roof](roof.png)',
      [{ kind: 'IMAGE', caption: 'The roof', name: 'roof.png' }],
    ],
    [
      'tags are text',
      '<img src=x onerror=alert(1)>',
      [{ kind: 'PARAGRAPH', runs: [{ text: '<img src=x onerror=alert(1)>' }] }],
    ],
    [
      'a script as a link is text',
      '[x](javascript:void)',
      [{ kind: 'PARAGRAPH', runs: [{ text: '[x](javascript:void)' }] }],
    ],
    [
      'a link written with entities',
      '[x](javascript&#58;void)',
      [{ kind: 'PARAGRAPH', runs: [{ text: '[x](javascript&#58;void)' }] }],
    ],
    [
      'a link led by a space',
      '[x]( javascript:void)',
      [{ kind: 'PARAGRAPH', runs: [{ text: '[x]( javascript:void)' }] }],
    ],
    [
      'a link to another host without a scheme',
      '[x](//evil.test)',
      [{ kind: 'PARAGRAPH', runs: [{ text: '[x](//evil.test)' }] }],
    ],
  ])('QUERY-05 D-90 %s', (_what, text, blocks) => {
    expect(readRichText(text)).toEqual(blocks);
  });

  it('D-123 any input yields only known block kinds, links lead only to http or https, and no text is invented', () => {
    const mark = fc.constantFrom(
      '*',
      '**',
      '_',
      '`',
      '```',
      '[',
      '](',
      ')',
      '!',
      '> ',
      '- ',
      '1. ',
      '\n',
      'https://a.b',
      'javascript:',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(mark, fc.string({ maxLength: 6 })), { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        for (const block of readRichText(text)) {
          expect(RichBlock.safeParse(block).success).toBe(true);
          for (const run of runsOf(block)) {
            expect(text.replaceAll('\r\n', '\n').replaceAll(/^>\s?/gm, '')).toContain(run.text);
            if (run.href !== undefined) expect(isHttpUrl(run.href)).toBe(true);
          }
        }
      }),
    );
  });

  it('reads 5,000 characters of markup without an error', () => {
    for (const odd of ['*', '**a', '_', '[', '[a](', '`', '![', '> ', '- ', 'https://'])
      expect(() => readRichText(odd.repeat(5000 / odd.length))).not.toThrow();
  });

  it.each([
    ['[x](javascript:void)', false],
    ['[x](data:text/html,x)', false],
    ['[x](https://a.test)', true],
    ['[x](javascript:alert(1))', false],
    ['[x]( javascript:void)', false],
    ['[x](\u0001javascript:void)', false],
    ['[x](java\tscript:void)', false],
    ['[x](javascript&#58;void)', false],
    ['[x](&#x6A;avascript:void)', false],
    ['[x](javascript&colon;void)', false],
    ['[x](java&Tab;script:void)', false],
    ['[x](//evil.test)', false],
    ['[x]( //evil.test)', false],
    ['[x](\\\\evil.test)', false],
    ['[x](/\\evil.test)', false],
    ['[x](https:\\\\evil.test)', false],
    ['[x](https://a.test\\@evil.test)', false],
    ['[x](&#47;&sol;evil.test)', false],
    ['[x](https://a.test/?a=1&amp;b=2)', true],
    ['room[2]( beside the stair )', true],
    ['`[x](javascript:void)` and walls[0](roof)', true],
    ['![The roof](roof.png)', true],
    [' ', false],
  ])('VALID-46 D-123 the field accepts %s: %s', (text, isTaken) => {
    expect(richTextField(200).safeParse(text).success).toBe(isTaken);
  });
});

describe('rich text as a single line', () => {
  it.each([
    ['**Bring** your `A-102`\n\n- sheet\n- [model](https://a.test)', 80, 'Bring your A-102 sheet; model'],
    ['- Have the report at hand.\n- Choose one clash', 80, 'Have the report at hand. Choose one clash'],
    ['![The roof](roof.png)\nLook at it.', 80, 'The roof Look at it.'],
    ['Open the federated model before we begin', 24, 'Open the federated…'],
    ['Rückbauplanung-Rückbauplanung', 12, 'Rückbauplan…'],
    ['', 10, ''],
  ])('ENTITY-18 %j shortened to %i characters is %j', (text, max, line) => {
    expect(toPlainText(text, max)).toBe(line);
  });
});
