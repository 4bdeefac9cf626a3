import { schoolDate } from '@plinth/domain/dates/school-date';

/** Returns today's date as the server counts it, YYYY-MM-DD in the school's zone. */
export const today = (): string => schoolDate(new Date().toISOString());
