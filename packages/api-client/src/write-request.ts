import { writeEntries } from './write-entries.ts';

/** What a call is given: each part as the contract names it. */
export type CallInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
};

const hasFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasFile));

/** A path of the contract with its parameters filled in and the query behind it. */
export function writePath(template: string, { params = {}, query }: CallInput): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of writeEntries(query)) if (typeof value === 'string') search.append(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** JSON, or a form as soon as a file is in it. */
export function writeBody(body: unknown): { body?: BodyInit; type?: string } {
  if (body === undefined) return {};
  if (!hasFile(body)) return { body: JSON.stringify(body), type: 'application/json' };
  const form = new FormData();
  for (const [name, value] of writeEntries(body)) form.append(name, value);
  return { body: form };
}
