import * as z from 'zod/mini';

/** The content type of an entry of a content section. */
export const CONTENT_TYPES = ['LINK', 'FILE', 'TEXT', 'IMAGE', 'FORM', 'VIDEO', 'TILE_IMAGE'] as const;
export const ContentType = z.enum(CONTENT_TYPES);
export type ContentType = z.infer<typeof ContentType>;
