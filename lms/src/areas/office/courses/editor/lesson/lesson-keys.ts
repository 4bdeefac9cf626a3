import { baseKeymap, chainCommands, exitCode, newlineInCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { ellipsis, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, type Plugin, Selection } from 'prosemirror-state';
import { isOf, lessonSchema } from './lesson-schema.ts';

const { nodes, marks } = lessonSchema;

/** Moves to the next or previous cell of a table; ends with the last cell. */
const toCell =
  (step: -1 | 1): Command =>
  ({ selection: { $from }, doc, tr }, dispatch) => {
    for (let depth = $from.depth; depth > 0; depth -= 1)
      if (isOf($from.node(depth), 'tableCell')) {
        const at = step === 1 ? $from.after(depth) : $from.before(depth);
        const found = Selection.findFrom(doc.resolve(at), step, true);
        if (!found) return false;
        dispatch?.(tr.setSelection(found).scrollIntoView());
        return true;
      }
    return false;
  };

const hardBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
};

/**
 * Returns the key bindings of the editor. Tab moves only in lists and tables, so that everyone can leave the editor
 * with it.
 */
export const lessonPlugins = (): Plugin[] => [
  history(),
  inputRules({
    rules: [
      ellipsis,
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      wrappingInputRule(/^\s*[-*]\s$/, nodes.bulletList),
      wrappingInputRule(/^(\d+)\.\s$/, nodes.orderedList, (match) => ({ start: Number(match[1]) })),
      textblockTypeInputRule(/^```$/, nodes.codeBlock),
      textblockTypeInputRule(/^(#{2,6})\s$/, nodes.heading, (match) => ({ level: match[1]?.length ?? 2 })),
    ],
  }),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.emphasis),
    'Mod-e': toggleMark(marks.code),
    Enter: chainCommands(newlineInCode, splitListItem(nodes.listItem)),
    'Mod-Enter': exitCode,
    'Shift-Enter': chainCommands(exitCode, hardBreak),
    Tab: chainCommands(sinkListItem(nodes.listItem), toCell(1)),
    'Shift-Tab': chainCommands(liftListItem(nodes.listItem), toCell(-1)),
  }),
  keymap(baseKeymap),
];
