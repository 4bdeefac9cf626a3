/** Which page of which person's section: pages count from 0. */
export type PersonPage = { userId: string; pageNo: number };

export const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;
