import { extractText, getDocumentProxy } from 'unpdf';

/** Returns the text of a PDF, as a person reads it. */
export async function pdfText(content: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
