import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { LONG_TEXT_MAX, textField } from '../fields/text.ts';
import { richTextField } from '../rich-text/rich-text-field.ts';
import { QueryStateFilter } from './query-state.ts';

/** The subject of a query: a node of the curriculum, one of the capstone, or neither. */
export const QueryMeta = z
  .object({
    curriculumDetails: z.optional(z.object({ nodeId: Id })),
    capstoneDetails: z.optional(z.object({ nodeId: Id })),
  })
  .check(
    z.refine(
      (meta) => meta.curriculumDetails === undefined || meta.capstoneDetails === undefined,
      'A query is about the curriculum or about the capstone, not both',
    ),
  );
export type QueryMeta = z.infer<typeof QueryMeta>;

/** The maximum length of a query's title, in characters. */
export const QUERY_TITLE_MAX = 140;

/** A new or changed query; clientId makes a repeated creation harmless. */
export const QueryDraft = z.object({
  queryId: z.optional(Id),
  clientId: z.optional(Id),
  title: textField(QUERY_TITLE_MAX),
  description: richTextField(LONG_TEXT_MAX),
  meta: QueryMeta,
  isShared: z.optional(z.boolean()),
});
export type QueryDraft = z.infer<typeof QueryDraft>;

/** How a list of queries is shown: queryCreatedAt is the oldest day shown, null for all. */
export const QueryListState = z.object({
  state: QueryStateFilter,
  queryCreatedAt: z.nullable(z.string()),
  sorting: z.enum(['ASC', 'DESC']),
});
export type QueryListState = z.infer<typeof QueryListState>;

/** Returns the namespace a query belongs to. */
export function namespaceOfQuery(meta: QueryMeta): 'LEARNING' | 'CAPSTONE' | 'CAREER' {
  if (meta.curriculumDetails) return 'LEARNING';
  return meta.capstoneDetails ? 'CAPSTONE' : 'CAREER';
}
