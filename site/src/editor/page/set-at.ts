import { isFields, type Json } from '../files/tidy.ts';

/** A position in a value: field names and list positions. */
export type Path = readonly (string | number)[];

/** Returns a value with another value at a path; `undefined` removes the field. The original is unchanged. */
export function setAt(value: Json | undefined, path: Path, next: Json | undefined): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  if (typeof step === 'number') {
    const items = Array.isArray(value) ? value : [];
    return items.map((item, index) => (index === step ? (setAt(item, rest, next) ?? item) : item));
  }
  const { [step]: field, ...others } = isFields(value) ? value : {};
  const changed = setAt(field, rest, next);
  if (changed === undefined) return others;
  // An existing field keeps its place among the others.
  return isFields(value) && step in value ? { ...value, [step]: changed } : { ...others, [step]: changed };
}
