import * as z from 'zod/mini';

/** What every list of the office answers when it is exported: a CSV file under a name of its own. */
export const CsvAnswer = z.object({
  status: z.literal(200),
  headers: z.object({ 'content-disposition': z.string() }),
  body: z.file(),
});

/** How often one member of staff may export. */
export const csvExports = { calls: 20, seconds: 600, by: 'caller' } as const;
