/** A page of a sorted list as the calls of the office expect it; `pageNo` counts from 0. */
export type SortedPage<SortBy> = { pageNo: number; sortBy: SortBy; sortDirection: 'asc' | 'desc' };
