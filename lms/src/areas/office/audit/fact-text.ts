import { exactTime } from '@plinth/domain/dates/format-day';
import { isInstant } from '@plinth/domain/fields/is-instant';
import { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { STAFF_ROLE_TITLES } from '@plinth/domain/staff/staff-role';
import { ownZone } from '../../../parts/own-zone.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Minor units of the currency that stands beside them. */
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'was', 'ctc', 'discount']);

/** Words of the school in capitals; elsewhere capitals are typed by people, such as the code of a voucher. */
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

const TITLES: Readonly<Record<string, string>> = {
  ...STAFF_ROLE_TITLES,
  INDUSTRIAL_GUIDE: 'Guide',
  LEAD_MENTOR: 'Lead mentor',
};

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(valueText).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return JSON.stringify(value, null, 1);
  const text = String(value);
  return isInstant(text) ? exactTime(text, ownZone()) : (TITLES[text] ?? text);
}

/** A fact of an entry as it is read: money in its currency, a moment in the zone of who reads, a state in words. */
export function factText(facts: Facts | null, name: string): string {
  const value = facts?.[name];
  const { data: currency } = Currency.safeParse(facts?.currency);
  if (currency && typeof value === 'number' && AMOUNTS.has(name))
    return formatMoney({ amount: value, currency });
  if (typeof value === 'string' && STATES.has(name))
    return value.charAt(0) + value.slice(1).toLowerCase().replaceAll('_', ' ');
  return valueText(value);
}
