import { readRichText } from '@plinth/domain/rich-text/read-rich-text';
import { describe, expect, it } from 'vitest';
import { type Mark, markText, putPicture, takePictureOut } from './edit-text.ts';

/** A text with the selection in angle brackets. */
const read = (text: string) => {
  const start = text.indexOf('<');
  return { text: text.replace(/[<>]/g, ''), start, end: text.indexOf('>') - 1 };
};
const show = ({ text, start, end }: ReturnType<typeof read>) =>
  `${text.slice(0, start)}<${text.slice(start, end)}>${text.slice(end)}`;

describe('the editor buttons', () => {
  it.each<[Mark, string, string]>([
    ['bold', 'a <b> c', 'a **<b>** c'],
    ['bold', 'a **<b>** c', 'a <b> c'],
    ['italic', '<>', '_<emphasis>_'],
    ['code', '<wall>', '`<wall>`'],
    ['link', 'see <IFC>', 'see [IFC](<https://>)'],
    ['link', '<>', '[<link text>](https://)'],
    ['list', 'one\ntw<o\nthr>ee', 'one\n<- two\n- thr>ee'],
    ['list', '- <one\n- two>', '<one\ntwo>'],
    ['block', 'a <b> c', 'a \n```\n<b>\n```\n c'],
    ['block', '<>', '```\n<>\n```'],
  ])('QUERY-05 %s turns "%s" into "%s"', (mark, before, after) => {
    expect(show(markText(read(before), mark))).toBe(after);
  });

  it('QUERY-05 each line of a quote is marked', () => {
    expect(markText({ text: 'said\ntwice', start: 0, end: 10 }, 'quote').text).toBe('> said\n> twice');
  });

  it('QUERY-05 a picture is put on its own line with its caption to fill in', () => {
    const put = putPicture(read('Look<>there'), 'roof.png');
    expect(show(put)).toBe('Look\n![<roof>](roof.png)\n\nthere');
    expect(readRichText(put.text).map(({ kind }) => kind)).toEqual(['PARAGRAPH', 'IMAGE', 'PARAGRAPH']);
    expect(takePictureOut(put.text, 'roof.png')).toBe('Look\n\nthere');
    expect(takePictureOut(put.text, 'oof.png')).toBe(put.text);
  });
});
