import type { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';
import { COMMON, OF_AREA } from './field-words.ts';

/**
 * The name of a field as its form says it, or in words: `orderId` is `Order ID`. What is no name of a field, such as the
 * title of a group, stays; an id, as which attendance is kept, is the name of whom it is of.
 * @param within the field that it is part of, where it is part of one
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

/** The same of a field of an entry: one that names what its id is of says no more that it is an id. */
export function fieldName(entry: AuditEntry, name: string): string {
  const held = [entry.details, entry.before, entry.after].map((facts) => facts?.[name]);
  const text = fieldText(entry, name);
  return entry.names.some(({ id }) => held.includes(id)) ? text.replace(/ ID$/, '') : text;
}
