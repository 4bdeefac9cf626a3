import { PageNo } from '@plinth/domain/fields/page-no';
import * as z from 'zod/mini';

/** The query of a list of the office: what it is filtered by, its page of 20, and its order. */
export const listQuery = <Filter extends z.core.$ZodShape, SortBy extends z.core.$ZodType>(
  filter: Filter,
  sortBy: SortBy,
  direction: 'asc' | 'desc',
) =>
  z.object({
    query: z.object({
      ...filter,
      pageNo: PageNo,
      sortBy,
      sortDirection: z._default(z.enum(['asc', 'desc']), direction),
    }),
  });
