import type { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';
import { exactTime } from '@plinth/domain/dates/format-day';
import { isInstant } from '@plinth/domain/fields/is-instant';
import { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { ownZone } from '../../../parts/own-zone.ts';
import { fieldText } from './field-text.ts';
import { valueLabel } from './value-label.ts';

type Facts = Readonly<Record<string, unknown>>;
type Entry = Pick<AuditEntry, 'action' | 'names'>;

/** Minor units of the currency beside them. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'amount',
  'was',
  'ctc',
  'discount',
  'listPrice',
  'bookingAmount',
  'currentCtc',
  'expectedCtc',
]);

/** The school's constants in capitals; other values in capitals were typed by people, such as the code of a voucher. */
const STATES: ReadonlySet<string> = new Set([
  'status',
  'state',
  'stateThere',
  'sessionStatus',
  'disabledReason',
  'productType',
  'cohortType',
  'category',
]);

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

const wordText = ({ action, names }: Entry, field: string, word: string): string => {
  const known = valueLabel(action, field, word) ?? names.find(({ id }) => id === word)?.name;
  if (known !== undefined) return known;
  if (STATES.has(field)) return word.charAt(0) + word.slice(1).toLowerCase().replaceAll('_', ' ');
  return isInstant(word) ? exactTime(word, ownZone()) : word;
};

function valueText(entry: Entry, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value))
    return value.length === 0
      ? 'None'
      : value.map((one) => valueText(entry, field, one)).join(value.some(isFacts) ? '; ' : ', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (isFacts(value))
    return (
      Object.keys(value)
        .map((name) => `${fieldText(entry, name, field)}: ${factText(entry, value, name)}`)
        .join(', ') || '–'
    );
  return wordText(entry, field, String(value));
}

/**
 * Returns a fact of an entry for display: money in its currency, a moment in the reader's time zone, a state as text.
 */
export function factText(entry: Entry, facts: Facts | null, name: string): string {
  const value = facts?.[name];
  const { data: currency } = Currency.safeParse(facts?.currency);
  return currency && typeof value === 'number' && AMOUNTS.has(name)
    ? formatMoney({ amount: value, currency })
    : valueText(entry, name, value);
}
