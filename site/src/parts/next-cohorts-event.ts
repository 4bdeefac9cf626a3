/** Says that the dates of the next cohorts stand on the page. */
export const NEXT_COHORTS_EVENT = 'plinth:next-cohorts';
