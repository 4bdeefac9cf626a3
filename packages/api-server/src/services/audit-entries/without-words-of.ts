import { Id } from '@plinth/domain/fields/id';

/** Takes the place of words in an entry; the guard `audit_words_erased.sql` allows no other change. */
const ERASED = '(erased)';

/**
 * The facts whose text is a code, a number of the books or the name of a course, and no words about a person. Text of
 * any other fact is erased, that of facts added later too, unless it is an id, a day or an instant.
 */
const KEPT = new Set([
  'areas',
  'category',
  'course',
  'courseTitle',
  'currency',
  'document',
  'documents',
  'group',
  'key',
  'kind',
  'month',
  'number',
  'planType',
  'provider',
  'records',
  'reference',
  'requestId',
  'role',
  'roles',
  'round',
  'sessionStatus',
  'staffRoles',
  'state',
  'status',
]);

const DAY_OR_INSTANT = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/;
const isNoWords = (text: string) => Id.safeParse(text).success || DAY_OR_INSTANT.test(text);

function withoutWords(facts: unknown, name = ''): unknown {
  if (typeof facts === 'string') return KEPT.has(name) || isNoWords(facts) ? facts : ERASED;
  if (Array.isArray(facts)) return facts.map((part) => withoutWords(part, name));
  return typeof facts === 'object' && facts !== null ? withoutWordsOf(facts) : facts;
}

/** Returns facts of an entry with the mark in place of words about a person. */
export const withoutWordsOf = (facts: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, withoutWords(value, name)]));
