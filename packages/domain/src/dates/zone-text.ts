import { partsIn } from './parts-in.ts';

const namePart = partsIn('en', { timeZoneName: 'longGeneric' });

/**
 * Returns the common name of an IANA zone, the same in summer and winter: `India Standard Time`, `Eastern Time`. A zone
 * known only by its offset from Greenwich is returned unchanged.
 */
export function zoneText(timezone: string): string {
  const name = namePart(timezone, new Date())('timeZoneName');
  return name === '' || name.startsWith('GMT') ? timezone.replaceAll('_', ' ') : name;
}
