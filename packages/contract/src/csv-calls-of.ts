import * as z from 'zod/mini';
import { type Access, callsOf } from './call.ts';
import { csvExports } from './csv-exports.ts';
import { FileAnswer } from './file-answer.ts';

/** Declares the calls of an area that return a list as a CSV file. `filter` is the list's, without its pages and order. */
export const csvCallsOf =
  (area: string) =>
  <Filter extends z.core.$ZodShape>(
    path: `/${string}`,
    { filter, ...options }: { access: Access; summary: string; filter: Filter },
  ) =>
    callsOf(area).get(path, {
      ...options,
      rateLimit: csvExports,
      input: z.object({ query: z.object(filter) }),
      output: FileAnswer,
    });
