import * as z from 'zod/mini';
import { isTimeZone } from './is-time-zone.ts';

/** A time zone by its IANA name. */
export const TimeZone = z.string().check(z.refine(isTimeZone, 'This is not a time zone'));
