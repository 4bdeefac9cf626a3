import { MINOR_UNITS } from './format-money.ts';

/**
 * An amount as it is typed, such as `6,50,000` or `650000.50`, in minor units; null when it is none. Commas and spaces
 * are read over, whichever way they group.
 */
export function parseAmount(text: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/[,\s]/g, ''));
  if (!match) return null;
  return Number(match[1]) * MINOR_UNITS + Number((match[2] ?? '').padEnd(2, '0'));
}
