import type { FootnoteDefinition, Root, RootContent } from 'mdast';

/** The definitions of a whole text that are apart from the places that refer to them: link addresses and footnotes. */
export class Notes {
  readonly #addresses = new Map<string, string>();
  readonly #footnotes = new Map<string, FootnoteDefinition>();
  readonly #numbers = new Map<string, number>();
  /** The definitions as they are written, for reading a part of the text with them. */
  readonly written: string;

  constructor(text: string, tree: Root) {
    const sources: string[] = [];
    const visit = (node: Root | RootContent) => {
      if (node.type === 'definition') this.#addresses.set(node.identifier, node.url);
      if (node.type === 'footnoteDefinition') this.#footnotes.set(node.identifier, node);
      if (node.type === 'definition' || node.type === 'footnoteDefinition')
        sources.push(text.slice(node.position?.start.offset, node.position?.end.offset));
      else if ('children' in node) for (const child of node.children) visit(child as RootContent);
    };
    visit(tree);
    this.written = sources.join('\n\n');
  }

  /** The address of a link reference; null if the text defines none by that name. */
  addressOf(identifier: string): string | null {
    return this.#addresses.get(identifier) ?? null;
  }

  /** The number of a footnote, in the order in which the text first refers to it. */
  numberOf(identifier: string): number {
    const number = this.#numbers.get(identifier) ?? this.#numbers.size + 1;
    this.#numbers.set(identifier, number);
    return number;
  }

  /** The footnotes that the text refers to, in order. A footnote may refer to a further one. */
  *named(): Generator<FootnoteDefinition> {
    for (const identifier of this.#numbers.keys()) {
      const note = this.#footnotes.get(identifier);
      if (note) yield note;
    }
  }
}
