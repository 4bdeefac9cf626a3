import { nameOfRef } from './json-schema.ts';

/** The names that a part of the document refers to directly. */
function refsIn(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    if (key === '$ref' && typeof value === 'string') found.add(nameOfRef(value));
    else refsIn(value, found);
  }
  return found;
}

/** The schemas that the calls reach, however indirectly, sorted by name. */
export function pruneSchemas<Schema>(
  paths: unknown,
  schemas: Record<string, Schema>,
): Record<string, Schema> {
  const reached = new Set<string>();
  const waiting = [...refsIn(paths)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name) || !schemas[name]) continue;
    reached.add(name);
    waiting.push(...refsIn(schemas[name]));
  }
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => reached.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
