import type { IncomingMessage } from 'node:http';

/** Reads the body of a request; null when it is larger than `most` bytes. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    // The rest is read and discarded, so that the browser gets an answer instead of a broken connection.
    if (size <= most) parts.push(part as Buffer);
  }
  return size > most ? null : Buffer.concat(parts);
}
