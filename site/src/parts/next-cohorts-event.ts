/** Announces that the dates of the next cohorts are on the page; its detail contains the names of the months. */
export const NEXT_COHORTS_EVENT = 'plinth:next-cohorts';
