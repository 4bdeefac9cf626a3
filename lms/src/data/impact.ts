import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** What the own teaching has come to. */
export const impactQuery = () => callQuery(['impact', 'own'], api.impact.read, {});

/** The mentors who did most of each kind of work. */
export const topMentorsQuery = () => callQuery(['impact', 'top'], api.impact.listTopMentors, {});
