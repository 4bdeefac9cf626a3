import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { SECTION_ENTRIES_MAX } from './profile-sections.ts';

const Order = z.array(Id).check(z.minLength(1), z.maxLength(SECTION_ENTRIES_MAX));

/** Whether both contain the same entries, each once. */
const isSameSet = (from: readonly string[], to: readonly string[]) =>
  [from, to].every((order) => new Set(order).size === from.length && order.length === from.length) &&
  new Set([...from, ...to]).size === from.length;

/**
 * A new order of a section's entries, by detailId. `from` is the order the person saw: if the list has changed since,
 * the move is refused.
 */
export const EntryOrder = z
  .object({ from: Order, to: Order })
  .check(z.refine(({ from, to }) => isSameSet(from, to), 'Name every entry once'));
export type EntryOrder = z.infer<typeof EntryOrder>;
