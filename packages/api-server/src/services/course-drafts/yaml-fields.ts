import { parseDocument } from 'yaml';

/** The fields of a YAML as far as it can be read; what cannot is told when the course is checked. */
export function fieldsOf(yaml: string): Record<string, unknown> {
  const document = parseDocument(yaml, { logLevel: 'silent' });
  if (document.errors.length > 0) return {};
  const read: unknown = document.toJS();
  return typeof read === 'object' && read !== null ? { ...read } : {};
}

/** The words of a field; empty where it holds none. */
export const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
