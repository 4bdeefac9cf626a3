import { describe, expect, it } from 'vitest';
import { mintJpeg, mintPdf, mintPng } from '../../../test/images.ts';
import { DOCUMENT_RULES, judgeFile } from './judge-file.ts';

const judge = (content: Buffer) => judgeFile(new File([new Uint8Array(content)], 'a'), DOCUMENT_RULES);

describe('judging an uploaded document', () => {
  const png = mintPng(40, 30);
  const jpeg = mintJpeg(40, 30);
  it.each([
    ['a PDF', mintPdf(), 'application/pdf'],
    [
      'a PDF behind a byte-order mark',
      Buffer.concat([Buffer.from('\u{feff}'), mintPdf()]),
      'application/pdf',
    ],
    ['a PDF behind empty lines', Buffer.concat([Buffer.from('\r\n\r\n'), mintPdf()]), 'application/pdf'],
    [
      'a PDF behind the lines of a server',
      Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'), mintPdf()]),
      'application/pdf',
    ],
    [
      'a PDF whose mark is the last in the first 1,024 bytes',
      Buffer.concat([Buffer.alloc(1019, ' '), mintPdf()]),
      'application/pdf',
    ],
    ['a PNG without its end', png.subarray(0, png.indexOf('IEND') - 4), 'image/png'],
    ['a JPEG without its end', jpeg.subarray(0, jpeg.indexOf('PK') - 2), 'image/jpeg'],
  ])('VALID-46 %s is accepted', async (_what, content, contentType) => {
    expect(await judge(content)).toMatchObject({ contentType });
  });

  it.each([
    ['a PDF whose mark is further behind', Buffer.concat([Buffer.alloc(1020, ' '), mintPdf()])],
    ['a text that speaks of a PDF', Buffer.from('PDF')],
    ['a page', Buffer.from('<!doctype html><p>Hello</p>')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(80)])],
    ['a PNG cut in its pixels', png.subarray(0, png.indexOf('IDAT') + 6)],
  ])('VALID-46 %s is refused', async (_what, content) => {
    await expect(judge(content)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });
});
