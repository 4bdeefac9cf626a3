import type { ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Mark, Node } from 'prosemirror-model';
import { lessonSchema } from './lesson-schema.ts';
import { splitBlocks } from './split-blocks.ts';

const { nodes, marks } = lessonSchema;

/** How a block was written, and the text between it and the previous block. */
export type Written = { source: string; gap: string; before: Node | null };

/** A text as loaded in the editor. Untouched blocks are written back unchanged, byte for byte. */
export type ReadLesson = { doc: Node; written: WeakMap<Node, Written>; head: string; tail: string };

/** Returns whether code is in double backticks because it would be a formula in single ones. */
const isDoubled = (source: string, value: string) => source.startsWith('``') && /^\$.+\$$/s.test(value);

const parse = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** Returns the definitions of links and footnotes; parts of a text are read with them, so that they are recognised. */
function definitionsOf(tree: Root, text: string): string {
  return tree.children
    .filter(({ type }) => type === 'definition' || type === 'footnoteDefinition')
    .map(({ position }) => text.slice(position?.start.offset, position?.end.offset))
    .join('\n\n');
}

class Reader {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }

  sourceOf({ position }: RootContent | PhrasingContent | ListItem): string {
    return this.#text.slice(position?.start.offset, position?.end.offset);
  }

  inline(children: readonly PhrasingContent[], around: readonly Mark[] = []): Node[] {
    const within = (mark: Mark, inside: readonly PhrasingContent[]) =>
      this.inline(inside, mark.addToSet(around));
    return children.flatMap((child): Node[] => {
      switch (child.type) {
        case 'text':
          return child.value === '' ? [] : [lessonSchema.text(child.value, around)];
        case 'inlineCode':
          if (isDoubled(this.sourceOf(child), child.value))
            return [nodes.keptInline.create({ source: this.sourceOf(child) }, null, around)];
          return child.value === ''
            ? []
            : [lessonSchema.text(child.value, marks.code.create().addToSet(around))];
        case 'strong':
          return within(marks.strong.create(), child.children);
        case 'emphasis':
          return within(marks.emphasis.create(), child.children);
        case 'delete':
          return within(marks.struck.create(), child.children);
        case 'link':
          // A bare address stays bare.
          if (!/^\[/.test(this.sourceOf(child)))
            return [nodes.keptInline.create({ source: this.sourceOf(child) }, null, around)];
          return within(marks.link.create({ href: child.url, title: child.title ?? null }), child.children);
        case 'image':
          return [
            nodes.image.create(
              { src: child.url, alt: child.alt ?? '', title: child.title ?? null },
              null,
              around,
            ),
          ];
        case 'break':
          return [nodes.hardBreak.create(null, null, around)];
        default:
          return [nodes.keptInline.create({ source: this.sourceOf(child) }, null, around)];
      }
    });
  }

  block(node: RootContent): Node {
    switch (node.type) {
      case 'paragraph':
        return nodes.paragraph.create(null, this.inline(node.children));
      case 'heading':
        return nodes.heading.create({ level: node.depth }, this.inline(node.children));
      case 'blockquote':
        return nodes.blockquote.create(null, this.blocks(node.children));
      case 'list': {
        const spread = node.spread ?? false;
        const items = node.children.map((item) =>
          nodes.listItem.create(
            { spread: item.spread ?? false, checked: item.checked ?? null },
            this.blocks(item.children),
          ),
        );
        return node.ordered
          ? nodes.orderedList.create({ spread, start: node.start ?? 1 }, items)
          : nodes.bulletList.create({ spread }, items);
      }
      case 'code':
        return nodes.codeBlock.create(
          { lang: node.lang ?? '', meta: node.meta ?? null },
          node.value === '' ? null : lessonSchema.text(node.value),
        );
      case 'thematicBreak':
        return nodes.rule.create();
      case 'table':
        return nodes.table.create(
          { align: node.align ?? [] },
          node.children.map((row) =>
            nodes.tableRow.create(
              null,
              row.children.map((cell) => nodes.tableCell.create(null, this.inline(cell.children))),
            ),
          ),
        );
      default:
        return nodes.kept.create({ source: this.sourceOf(node) });
    }
  }

  blocks(children: readonly RootContent[]): Node[] {
    return children.length === 0 ? [nodes.paragraph.create()] : children.map((child) => this.block(child));
  }
}

/** Returns the blocks of a piece of Markdown, each with its position. */
function readPiece(piece: string, definitions: string): { node: Node; start: number; end: number }[] {
  const text = `${piece}\n\n${definitions}`;
  const reader = new Reader(text);
  return parse(text).children.flatMap((child) => {
    const start = child.position?.start.offset ?? 0;
    return start >= piece.length
      ? []
      : [{ node: reader.block(child), start, end: child.position?.end.offset ?? start }];
  });
}

/** Reads the text of a lesson into the editor's document; null if only the text itself can be edited. */
export function readLesson(text: string): ReadLesson | null {
  if (text.includes('\r')) return null;
  const stretches = splitBlocks(text);
  if (!stretches) return null;
  const definitions = /^ {0,3}\[[^\]]+\]:/m.test(text) ? definitionsOf(parse(text), text) : '';
  const found = stretches.flatMap(({ kind, title, source, inner, start }) => {
    const pieces = readPiece(inner, definitions);
    if (kind === null)
      return pieces.map((piece) => ({ ...piece, start: piece.start + start, end: piece.end + start }));
    const inside = pieces.length > 0 ? pieces.map(({ node }) => node) : [nodes.paragraph.create()];
    const node = nodes.setOff.create({ kind }, [
      nodes.setOffTitle.create(null, lessonSchema.text(title)),
      ...inside,
    ]);
    return [{ node, start, end: start + source.length }];
  });
  const written = new WeakMap<Node, Written>();
  for (const [index, { node, start, end }] of found.entries()) {
    const last = found[index - 1];
    written.set(node, {
      source: text.slice(start, end),
      gap: last ? text.slice(last.end, start) : '',
      before: last?.node ?? null,
    });
  }
  const blocks = found.map(({ node }) => node);
  const doc = nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
  try {
    doc.check();
  } catch {
    return null;
  }
  const [first, last] = [found[0], found.at(-1)];
  return {
    doc,
    written,
    head: first ? text.slice(0, first.start) : text,
    tail: last ? text.slice(last.end) : '\n',
  };
}
