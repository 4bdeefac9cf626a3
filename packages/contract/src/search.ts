import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { textField } from '@plinth/domain/fields/text';
import { SearchGroup, SearchKind } from '@plinth/domain/search/search-hit';
import { SEARCH_MAX } from '@plinth/domain/search/search-kinds';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get } = callsOf('search');

/** Full-text search of what the caller may see. */
export const search = {
  find: get('/v2/client/search', {
    access: 'signed-in',
    rateLimit: { calls: 1200, seconds: 600, by: 'caller' },
    summary:
      'Finds what the caller may open that contains the words of a text: open lessons, own notes, queries, people and openings. Without a kind, returns the best five of each kind with matches; with one, a page of 20. `near` names the cohort whose pages are preferred if several cohorts have the same.',
    input: z.object({
      query: z.object({
        text: textField(SEARCH_MAX),
        kind: z.optional(SearchKind),
        near: z.optional(Id),
        pageNo: PageNo,
      }),
    }),
    output: z.object({ groups: z.array(SearchGroup) }),
  }),
};
