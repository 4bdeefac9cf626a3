/** Says that the dates of the next cohorts stand on the page; its detail are the names of the months. */
export const NEXT_COHORTS_EVENT = 'plinth:next-cohorts';
