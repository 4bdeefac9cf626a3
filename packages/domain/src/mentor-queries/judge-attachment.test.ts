import { describe, expect, it } from 'vitest';
import { judgeAttachment, nameAttachment } from './judge-attachment.ts';

describe('query attachments', () => {
  it.each([
    ['image/png', 10, null],
    ['application/pdf', 10_485_760, null],
    ['application/pdf', 10_485_761, 'The file is larger than 10 MB.'],
    ['image/png', 0, 'The file is empty.'],
    ['image/svg+xml', 10, 'Choose a JPEG, a PNG, a PDF or a Word document.'],
    ['', 10, 'Choose a JPEG, a PNG, a PDF or a Word document.'],
  ])('VALID-42 D-123 a file of type "%s" with %i bytes gives the problem: %s', (type, size, problem) => {
    expect(judgeAttachment({ type, size })).toBe(problem);
  });

  it.each([
    ['roof.png', 'image/png', [], 'roof.png'],
    ['Roof (final) [2].JPEG', 'image/jpeg', [], 'Roof-final-2.jpg'],
    ['Roof.DOCX', '', [], 'Roof.docx'],
    ['roof.png', 'image/png', ['roof.png', 'roof-2.png'], 'roof-3.png'],
    ['दीवार.pdf', 'application/pdf', [], 'दीवार.pdf'],
    ['../../etc', 'application/pdf', [], 'file.pdf'],
    ['...', 'image/png', [], 'file.png'],
  ])('D-123 %s (%s) is sent under a safe and unused name', (name, type, taken, sent) => {
    expect(nameAttachment({ name, type }, taken)).toBe(sent);
  });
});
