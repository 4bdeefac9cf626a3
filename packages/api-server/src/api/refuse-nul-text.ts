import { refuse } from '../services/refusal.ts';

/**
 * Refuses U+0000 once for every call, since PostgreSQL stores it neither in text nor in JSON. Walks without recursion,
 * since a hostile body may be nested thousands deep.
 */
export function refuseNulText(input: unknown): void {
  const open: unknown[] = [input];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      if (value.includes('\u0000'))
        throw refuse('BAD_REQUEST', 'The text has a character that cannot be stored.');
    } else if (Array.isArray(value)) for (const item of value) open.push(item);
    else if (isPlain(value)) for (const [key, item] of Object.entries(value)) open.push(key, item);
  }
}

/**
 * Accepts objects of JSON, and those of a form or a query, whose prototype is empty; files and the like are left alone.
 */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
