import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { lessonSchema } from './lesson-schema.ts';
import { readLesson } from './read-lesson.ts';
import { writeBlock, writeLesson } from './write-lesson.ts';

const TEXT = `Some *odd*   spacing, and * a star.

## A heading ##


* a loose

* list

:::note A   title
Inside.
:::

The end[^1].

[^1]: A footnote.
`;

function edited(text: string, change: (state: EditorState) => EditorState): string {
  const read = readLesson(text);
  if (!read) throw new Error('this text is not read');
  return writeLesson(change(EditorState.create({ doc: read.doc })).doc, read);
}

const { nodes, marks } = lessonSchema;
const words = (text: string, ...kinds: ('strong' | 'emphasis' | 'struck' | 'code')[]) =>
  lessonSchema.text(
    text,
    kinds.map((kind) => marks[kind].create()),
  );

describe('writing a lesson', () => {
  it('AUTHOR-02 rewrites an edited block and keeps every other one byte for byte', () => {
    const typed = edited(TEXT, (state) => state.apply(state.tr.insertText('Oh. ', 1)));
    expect(typed).toBe(
      TEXT.replace('Some *odd*   spacing, and * a star.', 'Oh. Some *odd*   spacing, and \\* a star.'),
    );
  });

  it('AUTHOR-02 an unedited text stays byte for byte; an insertion taken back rewrites only its own block', () => {
    expect(edited(TEXT, (state) => state.apply(state.tr.insertText('x', 1).delete(1, 2)))).toBe(
      TEXT.replace('and * a star.', 'and \\* a star.'),
    );
    expect(edited(TEXT, (state) => state)).toBe(TEXT);
  });

  it('AUTHOR-02 keeps code in double backticks that would become a formula in single ones', () => {
    const text = 'Write ``$strict$`` and `$x$`.\n';
    expect(edited(text, (state) => state.apply(state.tr.insertText('Oh. ', 1)))).toBe(`Oh. ${text}`);
  });

  it('AUTHOR-02 does not read a text with an unclosed, unknown or nested block into the editor', () => {
    for (const text of [
      ':::note Open\nx\n',
      ':::aside A\nx\n:::\n',
      ':::note A\n:::note B\nx\n:::\n:::\n',
      'x\n:::\n',
    ])
      expect(readLesson(text)).toBeNull();
    expect(readLesson('```\n:::note in a fence\n```\n')).not.toBeNull();
  });

  it('AUTHOR-02 writes headings, inline formatting, blocks, tables, formulas, lists and images as the course reader expects', () => {
    const paragraph = (...inline: ReturnType<typeof words>[]) => nodes.paragraph.create(null, inline);
    const cell = (text: string) => nodes.tableCell.create(null, words(text));
    const row = (...texts: string[]) => nodes.tableRow.create(null, texts.map(cell));
    expect(
      [
        nodes.heading.create({ level: 3 }, words('Lines')),
        paragraph(
          words('both', 'strong', 'emphasis'),
          words(' bold ', 'strong'),
          words('then `$U$`', 'code'),
        ),
        nodes.setOff.create({ kind: 'mistake' }, [
          nodes.setOffTitle.create(null, words('Too thin')),
          paragraph(words('No.')),
        ]),
        nodes.table.create({ align: ['left', 'right', null] }, [row('A', 'B', 'C'), row('1', '2|3', 'x')]),
        nodes.codeBlock.create({ lang: 'math' }, words('U = 1/R')),
        nodes.bulletList.create(null, [nodes.listItem.create({ checked: true }, paragraph(words('done')))]),
        nodes.image.create({ src: '../wall.svg', alt: 'A wall', title: 'Scale 1:10' }),
        nodes.rule.create(),
        paragraph(words('::: at the start')),
      ].map((node) => (node.isInline ? writeBlock(nodes.paragraph.create(null, node)) : writeBlock(node))),
    ).toEqual([
      '### Lines',
      '**_both_ bold** `` then `$U$` ``',
      ':::mistake Too thin\nNo.\n:::',
      '| A | B | C |\n| :-- | --: | -- |\n| 1 | 2\\|3 | x |',
      '```math\nU = 1/R\n```',
      '- [x] done',
      '![A wall](../wall.svg "Scale 1:10")',
      '---',
      '\\::: at the start',
    ]);
  });
});
