/** Whether the school notifies this browser of changes. */
export const liveState = { isHeard: false };

/** The refetch interval of a query: it applies only while the school's stream is unavailable. */
export const unlessLive = (milliseconds: number) => () => (liveState.isHeard ? false : milliseconds);
