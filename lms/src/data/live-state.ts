/** Whether the school tells this browser what has changed. */
export const liveState = { isHeard: false };

/** How often a query asks again by itself: only while the school's stream cannot be had. */
export const unlessLive = (milliseconds: number) => () => (liveState.isHeard ? false : milliseconds);
