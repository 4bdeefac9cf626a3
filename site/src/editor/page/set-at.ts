import { isFields, type Json } from '../files/tidy.ts';

/** A place in a value: names of fields and places in lists. */
export type Path = readonly (string | number)[];

/** A value with another value at a place; `undefined` takes the field away. The value itself is left alone. */
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
  // A field that is there keeps its place among the others.
  return isFields(value) && step in value ? { ...value, [step]: changed } : { ...others, [step]: changed };
}
