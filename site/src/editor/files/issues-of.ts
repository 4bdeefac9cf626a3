import type { Editable } from './editables.ts';
import type { Json } from './tidy.ts';

/** What is wrong at one field; `path` joins names and positions with dots, as `faqs.0.answer`. */
export type Issue = { path: string; message: string };

/** Returns the schema's objections to a value. Nothing is written while there are any. */
export function issuesOf({ schema }: Pick<Editable, 'schema'>, value: Json): Issue[] {
  const { success, error } = schema.safeParse(value);
  if (success) return [];
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}
