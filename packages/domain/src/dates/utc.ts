import dayjs from 'dayjs';
import utcPlugin from 'dayjs/plugin/utc.js';

dayjs.extend(utcPlugin);

/** Parses a day (YYYY-MM-DD), a month (YYYY-MM), an instant or its milliseconds with dayjs, in UTC. */
export const utc = dayjs.utc;
