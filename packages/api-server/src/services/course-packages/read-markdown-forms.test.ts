import { expect, it } from 'vitest';
import { type ContentDraft, readMarkdown } from './read-markdown.ts';

const NO_SOURCES = { asset: () => undefined, link: () => undefined } as never;

function read(text: string) {
  const faults: string[] = [];
  const drafts = readMarkdown(text, 1, NO_SOURCES, (line, what) => void faults.push(`${line}: ${what}`));
  return { drafts, faults };
}
const listsOf = (drafts: readonly ContentDraft[]) =>
  drafts.filter(({ type }) => type === 'LIST').map(({ meta, children }) => [meta.value, children.length]);

it.each([
  ['text', 'Then wait.'],
  ['code', '```python\nfor wall in walls: pass\n```'],
  ['a rule', '---'],
])('AUTHOR-02 numbered steps continue counting after %s between them', (_what, between) => {
  const { drafts, faults } = read(`1. Open\n2. Run\n\n${between}\n\n3. Close`);
  expect(listsOf(drafts)).toEqual([
    [undefined, 2],
    ['3', 1],
  ]);
  expect(faults).toEqual([]);
});

it.each([
  ['under a number of one digit', '1. Run\n\n   ```\n   :::note x\n   ```\n2. Close'],
  ['under a number of two digits', '10. Run\n\n    ```\n    :::note x\n    ```\n11. Close'],
  ['right behind the number', '1. ```\n   :::note x\n   ```\n2. Close'],
])('AUTHOR-02 code within a list item, %s, is kept, and nothing in it is read as a block', (_what, text) => {
  const { drafts, faults } = read(text);
  expect(faults).toEqual([]);
  expect(drafts).toHaveLength(1);
  const [code] = drafts[0]?.children[0]?.children ?? [];
  expect(code?.meta.content).toBe(':::note x');
});

it.each([
  ['a word between dollars', '`$strict$`', { text: '$strict$', code: true }],
  ['anything between double backticks', '``$a + b$``', { text: '$a + b$', code: true }],
])('AUTHOR-02 inline code stays code: %s', (_what, text, run) => {
  expect(read(text).drafts[0]?.meta.runs).toEqual([run]);
});

it('AUTHOR-02 single backticks with dollars mark a formula', () => {
  expect(read('`$U = 1/R$`').drafts[0]?.meta.runs?.[0]?.math).toContain('<math>');
});

it('AUTHOR-02 a bare address becomes an https link, also with www or http', () => {
  const runs = read('See www.iso.org, http://a.test/x and https://b.test/Section_(drawing).').drafts[0]?.meta
    .runs;
  expect(runs?.flatMap(({ text, href }) => (href ? [[text, href]] : []))).toEqual([
    ['www.iso.org', 'https://www.iso.org'],
    ['http://a.test/x', 'https://a.test/x'],
    ['https://b.test/Section_(drawing)', 'https://b.test/Section_(drawing)'],
  ]);
});

it('AUTHOR-02 a slightly indented block is read, and one indented too far is reported', () => {
  expect(read('  :::note Look\n  Here.\n  :::').drafts[0]?.meta).toMatchObject({
    heading: 'Look',
    readType: 'NOTE',
  });
  expect(read('Text\n\n    :::note Look').faults).toEqual(['3: this ::: is indented too far to be a block']);
});
