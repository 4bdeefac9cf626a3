import type { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';
import { COMMON, OF_AREA } from './field-labels.ts';

/**
 * Returns the name of a field as labelled on its form, or spelt out: `orderId` is `Order ID`. A key that is no field
 * name, such as the title of a group, stays; an id, as in attendance, becomes the name of its person.
 * @param within the parent field, if any
 */
export const fieldText = (
  { action, names }: Pick<AuditEntry, 'action' | 'names'>,
  name: string,
  within?: string,
): string => {
  const named = names.find(({ id }) => id === name);
  if (named) return named.name;
  if (!/^[a-z]+(?:[A-Z][a-z]*)*$/.test(name)) return name;
  const area = OF_AREA[action.split('.')[0] ?? ''];
  const words = name
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/ id(s?)$/, ' ID$1');
  return (
    area?.[`${within}.${name}`] ??
    area?.[name] ??
    COMMON[name] ??
    words.charAt(0).toUpperCase() + words.slice(1)
  );
};

/** Does the same for a field of an entry; if its id is shown by name, the label no longer says that it is an id. */
export function fieldName(entry: AuditEntry, name: string): string {
  const held = [entry.details, entry.before, entry.after].map((facts) => facts?.[name]);
  const text = fieldText(entry, name);
  return entry.names.some(({ id }) => held.includes(id)) ? text.replace(/ ID$/, '') : text;
}
