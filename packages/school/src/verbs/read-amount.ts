import { Fault } from '@plinth/api-server/fault';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';

/** Parses an amount typed in whole units, with at most two decimals, into minor units. @throws Fault */
export function readAmount(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(text))
    throw new Fault(`${option} is an amount in the currency of the order, such as 15000 or 99.50.`, 2);
  return Math.round(Number(text) * MINOR_UNITS);
}
