import type { AlignType, BlockContent, ListItem, Literal, PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Mark, Node } from 'prosemirror-model';
import { hasMark } from './lesson-schema.ts';
import type { ReadLesson } from './read-lesson.ts';

/** Content passed through as written. */
interface Kept extends Literal {
  type: 'kept';
}
declare module 'mdast' {
  interface RootContentMap {
    kept: Kept;
  }
  interface PhrasingContentMap {
    kept: Kept;
  }
}

type Leaf = { node: Node; marks: readonly Mark[] };
type Wrapped = PhrasingContent & { children: PhrasingContent[] };

const keptAsWritten: Handle = (node: { value: string }) => node.value;

const gfm = gfmToMarkdown({ tablePipeAlign: false });
const tableOfGfm = gfm.extensions?.find(({ handlers }) => handlers?.table)?.handlers?.table;

/** Writes a table with the column marks used in the courses, `:--` and `--:`. */
const writeTable: Handle = (node, parent, state, info) => {
  const [head = '', marks = '', ...rows] = (tableOfGfm?.(node, parent, state, info) ?? '').split('\n');
  return [
    head,
    marks.replace(/:?-+:?/g, (mark) => (/^:-+:$/.test(mark) ? ':-:' : mark.replace(/-+/, '--'))),
    ...rows,
  ].join('\n');
};

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  listItemIndent: 'one',
  fences: true,
  resourceLink: true,
  handlers: { kept: keptAsWritten, table: writeTable },
  // A line that starts like a block would open or close one.
  unsafe: [{ atBreak: true, character: ':', after: '::' }],
  extensions: [gfm],
  join: [(left, right) => (left.type === 'list' && right.type === 'list' ? 1 : undefined)],
};

function wrapperOf(mark: Mark, children: PhrasingContent[]): Wrapped {
  switch (mark.type.name) {
    case 'strong':
      return { type: 'strong', children };
    case 'emphasis':
      return { type: 'emphasis', children };
    case 'struck':
      return { type: 'delete', children };
    default:
      return { type: 'link', url: String(mark.attrs.href), title: mark.attrs.title, children };
  }
}

function leafOf({ node, marks }: Leaf): PhrasingContent {
  switch (node.type.name) {
    case 'text':
      return hasMark(marks, 'code')
        ? { type: 'inlineCode', value: node.text ?? '' }
        : { type: 'text', value: node.text ?? '' };
    case 'image':
      return {
        type: 'image',
        url: String(node.attrs.src),
        alt: String(node.attrs.alt),
        title: node.attrs.title,
      };
    case 'hardBreak':
      return { type: 'break' };
    default:
      return { type: 'kept', value: String(node.attrs.source) };
  }
}

/** Moves spaces at the ends of bold or italic text outside: inside, the asterisks would be read literally. */
function spacedOut(wrapped: Wrapped): PhrasingContent[] {
  if (wrapped.type === 'link') return [wrapped];
  const [first, last] = [wrapped.children[0], wrapped.children.at(-1)];
  let [before, after] = ['', ''];
  if (first?.type === 'text') {
    before = /^\s*/.exec(first.value)?.[0] ?? '';
    first.value = first.value.slice(before.length);
  }
  if (last?.type === 'text') {
    after = /\s*$/.exec(last.value)?.[0] ?? '';
    last.value = last.value.slice(0, last.value.length - after.length);
  }
  const isEmpty = wrapped.children.every((child) => child.type === 'text' && child.value === '');
  const spaces = (value: string): PhrasingContent[] => (value === '' ? [] : [{ type: 'text', value }]);
  return [...spaces(before), ...(isEmpty ? [] : [wrapped]), ...spaces(after)];
}

/** Returns text with its marks as nested forms: of marks that start together, the longest is outermost. */
function nest(leaves: readonly Leaf[]): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  let at = 0;
  const lengthOf = (mark: Mark) => {
    let end = at;
    while (leaves[end]?.marks.some((one) => one.eq(mark))) end += 1;
    return end - at;
  };
  while (at < leaves.length) {
    const leaf = leaves[at];
    if (!leaf) break;
    const around = leaf.marks.filter(({ type }) => type.name !== 'code');
    const [outer] = [...around].sort((a, b) => lengthOf(b) - lengthOf(a));
    if (!outer) {
      out.push(leafOf(leaf));
      at += 1;
      continue;
    }
    const length = lengthOf(outer);
    const inside = leaves
      .slice(at, at + length)
      .map(({ node, marks }) => ({ node, marks: marks.filter((one) => !one.eq(outer)) }));
    out.push(...spacedOut(wrapperOf(outer, nest(inside))));
    at += length;
  }
  return out;
}

const inlineOf = (node: Node): PhrasingContent[] =>
  nest(node.children.map((child) => ({ node: child, marks: child.marks })));

function trimmed(content: PhrasingContent[]): PhrasingContent[] {
  const [first, last] = [content[0], content.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return content;
}

const itemOf = (item: Node): ListItem => ({
  type: 'listItem',
  spread: item.attrs.spread,
  checked: item.attrs.checked,
  children: item.children.map((child) => blockOf(child) as BlockContent),
});

function blockOf(node: Node): RootContent {
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', depth: node.attrs.level, children: inlineOf(node) };
    case 'blockquote':
      return { type: 'blockquote', children: node.children.map((child) => blockOf(child) as BlockContent) };
    case 'bulletList':
    case 'orderedList':
      return {
        type: 'list',
        ordered: node.type.name === 'orderedList',
        start: node.type.name === 'orderedList' ? node.attrs.start : null,
        spread: node.attrs.spread,
        children: node.children.map(itemOf),
      };
    case 'codeBlock':
      return { type: 'code', lang: node.attrs.lang || null, meta: node.attrs.meta, value: node.textContent };
    case 'rule':
      return { type: 'thematicBreak' };
    case 'table':
      return {
        type: 'table',
        align: node.attrs.align as AlignType[],
        children: node.children.map((row) => ({
          type: 'tableRow',
          children: row.children.map((cell) => ({ type: 'tableCell', children: trimmed(inlineOf(cell)) })),
        })),
      };
    case 'kept':
      return { type: 'kept', value: String(node.attrs.source) };
    default:
      return { type: 'paragraph', children: inlineOf(node) };
  }
}

const markdownOf = (blocks: readonly Node[]) =>
  toMarkdown({ type: 'root', children: blocks.map(blockOf) }, OPTIONS).replace(/\n$/, '');

/** Returns one block as Markdown, regardless of its source. */
export function writeBlock(node: Node): string {
  if (node.type.name !== 'setOff') return markdownOf([node]);
  const [title, ...inside] = node.children;
  return `:::${node.attrs.kind} ${title?.textContent.trim() ?? ''}\n${markdownOf(inside)}\n:::`;
}

/** An empty paragraph is only a place for the cursor, not part of the text. */
const isEmpty = (node: Node) => node.type.name === 'paragraph' && node.childCount === 0;

/** Returns the text of a lesson. What was not touched since it was read is written back unchanged. */
export function writeLesson(doc: Node, { written, head, tail }: Omit<ReadLesson, 'doc'>): string {
  let text = '';
  let last: Node | null = null;
  for (const node of doc.children) {
    if (isEmpty(node)) continue;
    const known = written.get(node);
    if (last !== null) text += known && known.before === last ? known.gap : '\n\n';
    text += known?.source ?? writeBlock(node);
    last = node;
  }
  return text === '' ? head : `${head}${text}${tail}`;
}
