import { Fault } from '@plinth/api-server/fault';
import * as z from 'zod/mini';

/** Parses what was typed by a schema. @throws Fault with what should have been typed */
export function readAs<Schema extends z.core.$ZodType>(
  schema: Schema,
  typed: unknown,
  wanted: string,
): z.output<Schema> {
  const read = z.safeParse(schema, typed);
  if (!read.success) throw new Fault(wanted, 2);
  return read.data;
}
