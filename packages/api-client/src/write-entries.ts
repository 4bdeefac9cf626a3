type Entry = [name: string, value: string | Blob];

const escaped = (name: string | number) => String(name).replace(/[\\[\]]/g, '\\$&');

/**
 * The leaves of a value as named fields in the bracket notation of the API's queries and forms: `tags[0]`,
 * `page[size]`. What is undefined or null has no field.
 */
export function writeEntries(value: unknown, name = ''): Entry[] {
  if (value === undefined || value === null) return [];
  if (value instanceof Blob) return [[name, value]];
  if (value instanceof Date) return [[name, value.toISOString()]];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, one]) =>
    writeEntries(one, name === '' ? escaped(key) : `${name}[${escaped(key)}]`),
  );
}
