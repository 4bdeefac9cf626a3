import * as z from 'zod/mini';

/** The form on the site an application came from. */
export const APPLICATION_SOURCES = ['WEBSITE', 'WEBSITE_QUICK_APPLY'] as const;
export const ApplicationSource = z.enum(APPLICATION_SOURCES);
export type ApplicationSource = z.infer<typeof ApplicationSource>;
