import { parseDocument } from 'yaml';

/** The fields of a YAML text as far as it can be parsed; the course check reports what cannot. */
export function fieldsOf(yaml: string): Record<string, unknown> {
  const document = parseDocument(yaml, { logLevel: 'silent' });
  if (document.errors.length > 0) return {};
  const read: unknown = document.toJS();
  return typeof read === 'object' && read !== null ? { ...read } : {};
}

/** The text of a field; empty if it has none. */
export const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
