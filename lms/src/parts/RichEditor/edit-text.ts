/** A text with what is selected of it. */
export type Selected = { text: string; start: number; end: number };

/** What the buttons over the field do. */
export type Mark = 'bold' | 'italic' | 'code' | 'link' | 'list' | 'quote' | 'block';

const AROUND: Partial<Record<Mark, [before: string, after: string, sample: string]>> = {
  bold: ['**', '**', 'bold text'],
  italic: ['_', '_', 'emphasis'],
  code: ['`', '`', 'code'],
  link: ['[', '](https://)', 'link text'],
};
const LINE: Partial<Record<Mark, string>> = { list: '- ', quote: '> ' };

const put = (text: string, from: number, to: number, middle: string) =>
  text.slice(0, from) + middle + text.slice(to);

/** A part that begins on a line of its own, put in place of what is selected; `inside` is selected of it afterwards. */
function putBlock(
  { text, start, end }: Selected,
  block: string,
  inside: [from: number, to: number],
): Selected {
  const before = text.slice(0, start);
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  const tail = text.slice(end);
  const after = tail === '' || tail.startsWith('\n') ? '' : '\n';
  const at = start + gap.length;
  return { text: put(text, start, end, gap + block + after), start: at + inside[0], end: at + inside[1] };
}

/** Puts a mark around or before what is selected, or takes it away where it stands already. */
export function markText(selected: Selected, mark: Mark): Selected {
  const { text, start, end } = selected;
  const chosen = text.slice(start, end);
  if (mark === 'block') {
    const code = chosen.replace(/\n$/, '');
    return putBlock(selected, `\`\`\`\n${code}\n\`\`\``, [4, 4 + code.length]);
  }
  const line = LINE[mark];
  if (line !== undefined) {
    const first = text.lastIndexOf('\n', start - 1) + 1;
    const lines = text.slice(first, end).split('\n');
    const isMarked = lines.every((each) => each.startsWith(line));
    const changed = lines.map((each) => (isMarked ? each.slice(line.length) : line + each)).join('\n');
    return { text: put(text, first, end, changed), start: first, end: first + changed.length };
  }
  const [before, after, sample] = AROUND[mark] ?? ['', '', ''];
  if (mark !== 'link' && text.slice(0, start).endsWith(before) && text.slice(end).startsWith(after)) {
    const from = start - before.length;
    return { text: put(text, from, end + after.length, chosen), start: from, end: from + chosen.length };
  }
  const middle = chosen || sample;
  const from = start + before.length;
  const next = {
    text: put(text, start, end, before + middle + after),
    start: from,
    end: from + middle.length,
  };
  // The address is what is still missing of a link whose text was chosen.
  if (mark !== 'link' || chosen === '') return next;
  return { ...next, start: next.end + 2, end: next.end + 2 + 'https://'.length };
}

/** Puts a picture that is sent along on a line of its own; its caption is selected, to be written. */
export function putPicture(selected: Selected, name: string): Selected {
  const caption = name.replace(/\.[^.]*$/, '');
  const next = putBlock({ ...selected, start: selected.end }, `![${caption}](${name})\n`, [
    2,
    2 + caption.length,
  ]);
  return next;
}

/** Takes every line that shows a picture out of a text. */
export const takePictureOut = (text: string, name: string): string =>
  text
    .split('\n')
    .filter((line) => !(line.startsWith('![') && line.trimEnd().endsWith(`](${name})`)))
    .join('\n');
