import dayjs from 'dayjs';
import utcPlugin from 'dayjs/plugin/utc.js';

dayjs.extend(utcPlugin);

/** A day (YYYY-MM-DD), a month (YYYY-MM), an instant or its milliseconds as dayjs reads it, in UTC. */
export const utc = dayjs.utc;
