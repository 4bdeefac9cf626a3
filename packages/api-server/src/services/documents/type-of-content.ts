import { fileTypeFromBuffer } from 'file-type';

const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
const PNG_BEGIN = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Readers of PDF look for its mark in so many bytes, since mail programs and printers put lines in front of it. */
const PDF_WITHIN = 1024;

/** A compound file is a Word document only if it has Word's stream; installers and sheets share the container. */
const isWord = (bytes: Buffer) => bytes.includes(WORD_STREAM);

/** What readers open though it does not begin, or does not end, as it should. */
function typeByMark(bytes: Buffer): { mime: string; ext: string } | undefined {
  if (bytes.subarray(0, PNG_BEGIN.length).equals(PNG_BEGIN)) return { mime: 'image/png', ext: 'png' };
  if (bytes.subarray(0, PDF_WITHIN).includes('%PDF-')) return { mime: 'application/pdf', ext: 'pdf' };
  return undefined;
}

/** The type of a file by what is in it, as media type and ending; undefined for what is not known. */
export async function typeOfContent(content: Uint8Array): Promise<{ mime: string; ext: string } | undefined> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (found?.mime === 'application/x-cfb' && isWord(bytes)) return { mime: 'application/msword', ext: 'doc' };
  return found ?? typeByMark(bytes);
}
