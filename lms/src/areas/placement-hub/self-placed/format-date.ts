import { displayInstant } from '@plinth/domain/dates/display-date';

/** A day of the calendar as it is read, the same in every zone. */
export const formatDate = (day: string): string => displayInstant(`${day}T00:00:00Z`, 'UTC');
