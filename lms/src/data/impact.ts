import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The impact of the mentor's own teaching. */
export const impactQuery = () => callQuery(['impact', 'own'], api.impact.read, {});

/** The mentors who did the most of each kind of work. */
export const topMentorsQuery = () => callQuery(['impact', 'top'], api.impact.listTopMentors, {});
