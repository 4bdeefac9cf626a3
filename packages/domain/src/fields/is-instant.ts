import { isIsoDate } from './is-iso-date.ts';

const PATTERN = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/;

/** Whether a text is a full ISO 8601 time in UTC, such as 2026-05-04T09:30:00.000Z. */
export function isInstant(text: string): boolean {
  const date = PATTERN.exec(text)?.[1];
  return date !== undefined && isIsoDate(date);
}
