/** A JSON value, as in forms and files. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

export const isFields = (value: Json | undefined): value is { [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value with trimmed texts and without fields that were left empty on purpose. */
export function tidy(value: Json): Json {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(tidy);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => (field === undefined ? [] : [[key, tidy(field)]])),
  );
}
