import { PAGE_SIZE } from '@plinth/domain/fields/page-no';

/** Which page of which person's section: pages count from 0. */
export type PersonPage = { userId: string; pageNo: number };

export const pageOf = (pageNo: number) => ({ limit: PAGE_SIZE, offset: pageNo * PAGE_SIZE });

export const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;
