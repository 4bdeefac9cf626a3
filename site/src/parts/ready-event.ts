/** The event an island fires on itself once it listens; `client:touch` waits for it. */
export const READY_EVENT = 'plinth:ready';
