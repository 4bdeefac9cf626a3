import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';

/** The zone a caller is shown dates in: the one the app names, else the school's (D-125). */
export function zoneOf(request: { timeZone: string | null }): string {
  if (!request.timeZone || request.timeZone.length > 64) return DEFAULT_TIMEZONE;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: request.timeZone }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIMEZONE;
  }
}
