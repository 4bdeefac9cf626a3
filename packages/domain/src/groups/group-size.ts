/** The default group size of a cohort. */
export const DEFAULT_GROUP_SIZE = 12;

/** The limits of a group's size. */
export const GROUP_SIZE_MIN = 1;
export const GROUP_SIZE_MAX = 100;
