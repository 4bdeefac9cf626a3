import * as z from 'zod/mini';

/** The sections of a content page. */
export const CONTENT_SECTIONS = ['MAIN_CONTENT', 'FAQ', 'HELPFUL_RESOURCE'] as const;
export const ContentSection = z.enum(CONTENT_SECTIONS);
export type ContentSection = z.infer<typeof ContentSection>;
