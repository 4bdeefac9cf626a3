import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';

/** The number of names whose zone is cached: looking one up costs more than the rest of a small call. */
const NAMES_KEPT = 200;
const zones = new Map<string, string>();

/** The zone in which a caller is shown dates: the one the app names, else the school's. */
export function zoneOf({ timeZone }: { timeZone: string | null }): string {
  if (!timeZone || timeZone.length > 64) return DEFAULT_TIMEZONE;
  const kept = zones.get(timeZone);
  if (kept !== undefined) return kept;
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
    if (zones.size >= NAMES_KEPT) zones.clear();
    zones.set(timeZone, zone);
    return zone;
  } catch {
    return DEFAULT_TIMEZONE;
  }
}
