import { describe, expect, it } from 'vitest';
import { type ContentDraft, readMarkdown } from './read-markdown.ts';

function read(body: string) {
  const problems: string[] = [];
  const drafts = readMarkdown(
    body,
    1,
    { asset: () => ({ key: 'demo/film.mp4' }), link: (path) => ({ href: `lesson:${path}` }) },
    (line, what) => void problems.push(`${line}: ${what}`),
    'The title',
  );
  return { drafts, problems };
}

const outline = (drafts: readonly ContentDraft[]): unknown[] =>
  drafts.map(({ type, children }) => (children.length > 0 ? [type, outline(children)] : type));

describe('Markdown as typed components', () => {
  it('sections, list items, collapsible text, films and references get their types', () => {
    const { drafts, problems } = read(`First.

## Steps

1. One
   - under it
2. Two

:::details More
Hidden.
:::

![A film](film.mp4)

## References

- [Label](https://example.org "Note")
`);
    expect(problems).toEqual([]);
    expect(outline(drafts)).toEqual([
      'PARAGRAPH',
      [
        'CONTENT_CONTAINER',
        [
          ['LIST', [['NUMBER_POINT', [['LIST', ['BULLET_POINT']]]], 'NUMBER_POINT']],
          ['DROP_DOWN_CONTENT', ['PARAGRAPH']],
          'VIDEO_PLAYER',
        ],
      ],
      ['CONTENT_CONTAINER', ['REFERENCE']],
    ]);
    expect(drafts[2]?.children[0]?.meta).toEqual({
      referenceLabel: 'Label',
      referenceLink: 'https://example.org',
      content: 'Note',
    });
  });

  it('a formula becomes MathML without styles or classes, inline and as a block; an unreadable one is reported', () => {
    const { drafts, problems } = read('The value `$U = 1/R$` counts.\n\n```math\nU = \\frac{1}{R}\n```\n');
    expect(problems).toEqual([]);
    expect(drafts[0]?.meta).toMatchObject({ content: 'The value U = 1/R counts.' });
    expect(drafts[0]?.meta.runs?.[1]?.math).toMatch(/^<math><mrow>/);
    expect(drafts[1]?.meta).toMatchObject({ readType: 'MATH', content: 'U = \\frac{1}{R}' });
    expect(drafts[1]?.meta.value).toContain('<mfrac>');
    expect(drafts[1]?.meta.value).not.toMatch(/style|class/);
    expect(read('```math\n\\frac{\n```\n').problems).toEqual(['1: this formula cannot be read']);
  });

  it('a table cell has its column and its alignment', () => {
    const { drafts } = read('| Item | m² |\n| :-- | --: |\n| Slab | **786** |\n');
    expect(drafts[0]?.meta.readType).toBe('TABLE');
    expect(drafts[0]?.children[0]?.children.map((cell) => cell.meta)).toEqual([
      { key: 'Item', content: 'Slab', runs: [{ text: 'Slab' }], align: 'start' },
      { key: 'm²', content: '786', runs: [{ text: '786', bold: true }], align: 'end' },
    ]);
  });

  it('code keeps its lines, its language and its angle brackets', () => {
    const { drafts, problems } = read('```python\nif a < b:\n    :::\n```\n');
    expect(problems).toEqual([]);
    expect(drafts[0]?.meta).toEqual({ readType: 'CODE', key: 'python', content: 'if a < b:\n    :::' });
  });

  it('a marked block belongs to the section it appears in', () => {
    const { drafts } = read('## A\n\nText.\n\n:::mistake Too early\nDo not.\n:::\n\nAfter.\n');
    expect(drafts).toHaveLength(1);
    expect(drafts[0]?.children.map((child) => [child.type, child.meta.readType ?? ''])).toEqual([
      ['PARAGRAPH', ''],
      ['CONTENT_CONTAINER', 'MISTAKE'],
      ['PARAGRAPH', ''],
    ]);
  });

  it('a heading inside a block is reported with its line', () => {
    expect(read(':::note N\n\n## H\n:::\n').problems).toContain('3: a heading is inside a ::: block');
  });
});
