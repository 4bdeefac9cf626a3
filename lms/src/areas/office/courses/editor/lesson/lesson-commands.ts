import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { isOf, lessonSchema, type SetOffKind } from './lesson-schema.ts';

const { nodes, marks } = lessonSchema;

const cellOf = (text: string) => nodes.tableCell.create(null, text ? lessonSchema.text(text) : null);

/** Inserts a block after the current one, or replaces it if empty. */
const putBlock =
  (make: () => Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const parent = $from.parent;
    const isFree = parent.type.name === 'paragraph' && parent.childCount === 0 && $from.depth > 0;
    const at = $from.depth > 0 ? $from.after(1) : state.doc.content.size;
    const tr =
      isFree && $from.depth === 1
        ? state.tr.replaceWith($from.before(1), $from.after(1), make())
        : state.tr.insert(at, make());
    dispatch?.(tr.scrollIntoView());
    return true;
  };

const inTable = ({ selection: { $from } }: EditorState) => {
  for (let depth = $from.depth; depth > 1; depth -= 1)
    if (isOf($from.node(depth), 'tableCell')) return { depth, table: $from.node(depth - 2), $from };
  return null;
};

/** Rebuilds the table that contains the cursor. */
const changeTable =
  (change: (rows: Node[][], row: number, column: number, align: unknown[]) => boolean): Command =>
  (state, dispatch) => {
    const found = inTable(state);
    if (!found) return false;
    const { depth, table, $from } = found;
    const rows = table.children.map((row) => [...row.children]);
    const align = [...(table.attrs.align as unknown[])];
    if (!change(rows, $from.index(depth - 2), $from.index(depth - 1), align)) return false;
    const fresh = nodes.table.create(
      { align },
      rows.map((row) => nodes.tableRow.create(null, row)),
    );
    dispatch?.(state.tr.replaceWith($from.before(depth - 2), $from.after(depth - 2), fresh));
    return true;
  };

/** All actions of the editor's buttons. */
export const lessonCommands = {
  paragraph: setBlockType(nodes.paragraph),
  heading: (level: number) => setBlockType(nodes.heading, { level }),
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.emphasis),
  struck: toggleMark(marks.struck),
  code: toggleMark(marks.code),
  link: (href: string) => toggleMark(marks.link, { href }),
  bullets: wrapInList(nodes.bulletList),
  numbers: wrapInList(nodes.orderedList),
  quote: wrapIn(nodes.blockquote),
  rule: putBlock(() => nodes.rule.create()),
  codeBlock: putBlock(() => nodes.codeBlock.create()),
  formula: putBlock(() => nodes.codeBlock.create({ lang: 'math' }, lessonSchema.text('U = \\frac{1}{R}'))),
  checklist: putBlock(() =>
    nodes.bulletList.create(null, nodes.listItem.create({ checked: false }, nodes.paragraph.create())),
  ),
  setOff: (kind: SetOffKind) =>
    putBlock(() =>
      nodes.setOff.create({ kind }, [
        nodes.setOffTitle.create(null, lessonSchema.text('Title')),
        nodes.paragraph.create(),
      ]),
    ),
  table: putBlock(() =>
    nodes.table.create({ align: ['left', 'left'] }, [
      nodes.tableRow.create(null, [cellOf('First'), cellOf('Second')]),
      nodes.tableRow.create(null, [cellOf(''), cellOf('')]),
    ]),
  ),
  picture: (src: string, alt: string, caption: string) =>
    putBlock(() => nodes.paragraph.create(null, nodes.image.create({ src, alt, title: caption || null }))),
  addRow: changeTable((rows, row) => {
    rows.splice(
      row + 1,
      0,
      (rows[0] ?? []).map(() => cellOf('')),
    );
    return true;
  }),
  addColumn: changeTable((rows, _, column, align) => {
    for (const row of rows) row.splice(column + 1, 0, cellOf(''));
    align.splice(column + 1, 0, 'left');
    return true;
  }),
  removeRow: changeTable((rows, row) => rows.length > 2 && row > 0 && rows.splice(row, 1).length > 0),
  removeColumn: changeTable((rows, _, column, align) => {
    if ((rows[0]?.length ?? 0) < 2) return false;
    for (const row of rows) row.splice(column, 1);
    align.splice(column, 1);
    return true;
  }),
};
