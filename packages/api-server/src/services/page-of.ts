import { PAGE_SIZE } from '@plinth/domain/fields/page-no';

/** Returns which rows a page of 20 has. */
export const pageOf = (pageNo: number) => ({ limit: PAGE_SIZE, offset: pageNo * PAGE_SIZE });
