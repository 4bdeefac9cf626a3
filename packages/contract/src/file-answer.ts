import * as z from 'zod/mini';

/** The answer of a call that returns a file, with the name under which a browser saves it. */
export const FileAnswer = z.object({
  status: z.literal(200),
  headers: z.object({ 'content-disposition': z.string() }),
  body: z.file(),
});
