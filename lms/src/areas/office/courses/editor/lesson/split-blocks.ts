import { SET_OFF_KINDS, type SetOffKind } from './lesson-schema.ts';

/** A section of a text: Markdown or, with a kind, the content between `:::kind title` and `:::`. */
export type Stretch = {
  kind: SetOffKind | null;
  title: string;
  source: string;
  inner: string;
  start: number;
};

const isKind = (name: string): name is SetOffKind => SET_OFF_KINDS.some((kind) => kind === name);

/** Splits a text at its set-off blocks; lines inside fences are ignored. Null if one is unclosed, unknown or nested. */
export function splitBlocks(text: string): Stretch[] | null {
  const stretches: Stretch[] = [];
  let fence: string | null = null;
  let open: { kind: SetOffKind; title: string; start: number; inside: number } | null = null;
  let from = 0;
  let at = 0;
  const plain = (end: number) => {
    if (end > from)
      stretches.push({
        kind: null,
        title: '',
        source: text.slice(from, end),
        inner: text.slice(from, end),
        start: from,
      });
  };
  for (const line of text.split('\n')) {
    const end = at + line.length;
    const mark = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(```|~~~)/.exec(line)?.[1];
    if (mark !== undefined) fence = fence === null ? mark : fence === mark ? null : fence;
    const found = fence === null ? /^ {0,3}:::\s*([A-Za-z]*)\s*(.*)$/.exec(line) : null;
    if (found) {
      const [, name = '', title = ''] = found;
      if (name === '') {
        if (!open) return null;
        stretches.push({
          kind: open.kind,
          title: open.title,
          source: text.slice(open.start, end),
          inner: text.slice(open.inside, at),
          start: open.start,
        });
        open = null;
        from = end;
      } else {
        if (open || !isKind(name) || title.trim() === '') return null;
        plain(at);
        open = { kind: name, title: title.trim(), start: at, inside: end + 1 };
      }
    }
    at = end + 1;
  }
  if (open) return null;
  plain(text.length);
  return stretches;
}
