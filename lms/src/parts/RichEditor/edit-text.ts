/** A text with its selection. */
export type Selected = { text: string; start: number; end: number };

/** The actions of the buttons above the field. */
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

/** Replaces the selection with a part that starts on a new line; `inside` is selected in it afterwards. */
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

/** Puts a mark around or before the selection, or removes it if already there. */
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
  // A link made from a selected text still needs its address, so that is selected next.
  if (mark !== 'link' || chosen === '') return next;
  return { ...next, start: next.end + 2, end: next.end + 2 + 'https://'.length };
}

/** Inserts a picture sent with the text on a separate line; its caption is selected for editing. */
export function putPicture(selected: Selected, name: string): Selected {
  const caption = name.replace(/\.[^.]*$/, '');
  const next = putBlock({ ...selected, start: selected.end }, `![${caption}](${name})\n`, [
    2,
    2 + caption.length,
  ]);
  return next;
}

const shows = (line: string, name: string) => line.startsWith('![') && line.trimEnd().endsWith(`](${name})`);

/** Removes every line that shows a picture from a text. */
export const takePictureOut = (text: string, name: string): string =>
  text
    .split('\n')
    .filter((line) => !shows(line, name))
    .join('\n');

/** Returns a text with the lines that showed a picture before: in their places, or at the end if it was changed since. */
export function putPictureBack(text: string, { name, before }: { name: string; before: string }): string {
  if (text === takePictureOut(before, name)) return before;
  const lines = before.split('\n').filter((line) => shows(line, name));
  return [...(text === '' ? [] : [text]), ...lines].join('\n');
}
