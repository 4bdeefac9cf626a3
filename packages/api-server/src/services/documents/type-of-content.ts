import { fileTypeFromBuffer } from 'file-type';

const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
const PNG_BEGIN = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** PDF readers look for its marker within this many bytes, since mail programs and printers prepend lines to it. */
const PDF_WITHIN = 1024;

/** A compound file is a Word document only if it has Word's stream; installers and spreadsheets share the container. */
const isWord = (bytes: Buffer) => bytes.includes(WORD_STREAM);

/** Recognises files that readers open although they do not start, or do not end, as they should. */
function typeByMark(bytes: Buffer): { mime: string; ext: string } | undefined {
  if (bytes.subarray(0, PNG_BEGIN.length).equals(PNG_BEGIN)) return { mime: 'image/png', ext: 'png' };
  if (bytes.subarray(0, PDF_WITHIN).includes('%PDF-')) return { mime: 'application/pdf', ext: 'pdf' };
  return undefined;
}

/** Detects the type of a file from its content, as media type and extension; undefined if unknown. */
export async function typeOfContent(content: Uint8Array): Promise<{ mime: string; ext: string } | undefined> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (found?.mime === 'application/x-cfb' && isWord(bytes)) return { mime: 'application/msword', ext: 'doc' };
  return found ?? typeByMark(bytes);
}
