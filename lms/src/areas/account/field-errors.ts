import { ApiError } from '@plinth/api-client/api-error';

type Issue = { path: PropertyKey[]; message: string };
export type Schema<T> = {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false; error: { issues: Issue[] } };
};

/** Errors by field name; what belongs to no field stands under `form`. */
export type FieldErrors = Record<string, string>;

/** Judges what was typed with the schema that the server uses. */
export function check<T>(
  schema: Schema<T>,
  value: unknown,
): { data: T; errors: null } | { data: null; errors: FieldErrors } {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { data: parsed.data, errors: null };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0] ?? 'form')] ??= message;
  return { data: null, errors };
}

/** The server's word, beside the field it concerns (ERR-04, ERR-05). */
export function errorsOf(error: unknown, fields: readonly string[]): FieldErrors {
  if (!(error instanceof ApiError)) return { form: 'Something went wrong' };
  const errors: FieldErrors = {};
  for (const { path, message } of error.fields) if (fields.includes(path)) errors[path] ??= message;
  return Object.keys(errors).length > 0 ? errors : { form: error.message };
}

/** Moves the focus to the first field with an error, after it is drawn. */
export function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
