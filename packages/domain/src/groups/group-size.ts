/** How many learners a group holds where its cohort says nothing else. */
export const DEFAULT_GROUP_SIZE = 12;

/** The sizes that a group may be given. */
export const GROUP_SIZE_MIN = 1;
export const GROUP_SIZE_MAX = 100;
