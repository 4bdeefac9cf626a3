import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES } from '../constants/limits.ts';
import { acceptOf, endingsOf, typeOfFile } from './file-endings.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('the type of a chosen file', () => {
  it.each([
    ['CV.docx', '', WORD],
    ['CV.DOCX', 'application/octet-stream', WORD],
    ['cv.doc', '', 'application/msword'],
    ['cv.pdf', 'application/x-pdf', 'application/pdf'],
    ['me.jpg', 'image/jpg', 'image/jpeg'],
    ['me.jfif', '', 'image/jpeg'],
    ['resume', 'application/pdf', 'application/pdf'],
    ['me.webp', 'image/webp', 'image/webp'],
    ['a.svg', 'image/svg+xml', 'image/svg+xml'],
    ['tower.rvt', 'application/octet-stream', 'application/octet-stream'],
    ['pdf', '', ''],
  ])('VALID-46 for %s, which the browser reports as "%s", is "%s"', (name, type, known) => {
    expect(typeOfFile({ name, type })).toBe(known);
  });

  it('VALID-46 every document type is recognised by a file ending, and file pickers accept both type and ending', () => {
    for (const type of DOCUMENT_TYPES) {
      expect(endingsOf(type)).not.toEqual([]);
      for (const ending of endingsOf(type)) {
        expect(typeOfFile({ name: `a.${ending}`, type: '' })).toBe(type);
        expect(acceptOf([type]).split(',')).toEqual(expect.arrayContaining([type, `.${ending}`]));
      }
    }
  });
});
