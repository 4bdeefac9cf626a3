import * as z from 'zod/mini';

/** The answer of every exported office list: a named CSV file. */
export const CsvAnswer = z.object({
  status: z.literal(200),
  headers: z.object({ 'content-disposition': z.string() }),
  body: z.file(),
});

/** How often one member of staff may export. */
export const csvExports = { calls: 20, seconds: 600, by: 'caller' } as const;
