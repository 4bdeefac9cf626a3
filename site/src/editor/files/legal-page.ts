import { parse, stringify } from 'yaml';
import { isFields, type Json } from './tidy.ts';

const PARTS = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Parses a Markdown page into a value: the fields of its front matter, and the text below as `body`. */
export function readLegalPage(text: string): Json {
  const [, matter = '', body = text] = PARTS.exec(text) ?? [];
  const fields: Json = parse(matter);
  return { ...(isFields(fields) ? fields : {}), body: body.trim() };
}

/** Writes the page of a value; the form covers the whole page, so the old text is ignored. */
export function writeLegalPage(_text: string, value: Json): string {
  const { body, ...fields } = isFields(value) ? value : {};
  return `---\n\n${stringify(fields, { lineWidth: 0 }).trimEnd()}\n---\n\n${String(body ?? '')}\n`;
}
