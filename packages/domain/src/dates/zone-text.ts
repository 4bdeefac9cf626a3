import { partsIn } from './parts-in.ts';

const namePart = partsIn('en', { timeZoneName: 'longGeneric' });

/**
 * A zone of the IANA database by the name people know, the same in summer and winter: `India Standard Time`,
 * `Eastern Time`. One that has only its distance from Greenwich is told as it is written.
 */
export function zoneText(timezone: string): string {
  const name = namePart(timezone, new Date())('timeZoneName');
  return name === '' || name.startsWith('GMT') ? timezone.replaceAll('_', ' ') : name;
}
