import { parse, stringify } from 'yaml';
import { isFields, type Json } from './tidy.ts';

const PARTS = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** A page of Markdown as a value: the fields of its front matter, and the text below as `body`. */
export function readLegalPage(text: string): Json {
  const [, matter = '', body = text] = PARTS.exec(text) ?? [];
  const fields: Json = parse(matter);
  return { ...(isFields(fields) ? fields : {}), body: body.trim() };
}

/** The page of a value; the form writes the whole of it, so nothing of the old text is looked at. */
export function writeLegalPage(_text: string, value: Json): string {
  const { body, ...fields } = isFields(value) ? value : {};
  return `---\n\n${stringify(fields, { lineWidth: 0 }).trimEnd()}\n---\n\n${String(body ?? '')}\n`;
}
