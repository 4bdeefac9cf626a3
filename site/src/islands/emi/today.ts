/** Returns today's date as the server counts it, YYYY-MM-DD in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);
