import * as z from 'zod/mini';
import { SUBMISSION_MAX_BYTES } from '../constants/limits.ts';

/** How much of a file one request carries, in bytes; a smaller file is sent whole. */
export const UPLOAD_PART_BYTES = 1024 * 1024;

/** The SHA-256 of a whole file in hex: it identifies the file wherever it is sent from, so that a repeat resumes. */
export const FileHash = z
  .string()
  .check(z.regex(/^[\da-f]{64}$/, 'Name the file by its SHA-256 in lower-case hex'));

const count = (max: number, message: string) =>
  z.coerce
    .number<number | string>()
    .check(z.refine((n) => Number.isInteger(n) && n >= 0 && n <= max, message));

/**
 * Which part of which file a request carries: `no` counts from 0, `size` is of the whole file in bytes. Form numbers
 * arrive as text and are parsed here.
 */
export const UploadPart = z.object({
  sha256: FileHash,
  size: count(2 ** 40, 'Say how large the whole file is, in bytes'),
  no: count(Math.ceil(SUBMISSION_MAX_BYTES / UPLOAD_PART_BYTES) - 1, 'This part of the course was not found'),
});
export type UploadPart = z.infer<typeof UploadPart>;

/** Returns how many parts a file of a size in bytes is sent in. */
export const countParts = (size: number): number => Math.max(1, Math.ceil(size / UPLOAD_PART_BYTES));

/** Returns the byte range of a part: from `start` up to `end`, exclusive. */
export function partRange(size: number, no: number): { start: number; end: number } {
  const start = no * UPLOAD_PART_BYTES;
  return { start, end: Math.min(size, start + UPLOAD_PART_BYTES) };
}

/** Returns the parts still to be sent, in order. */
export function missingParts(size: number, received: readonly number[]): number[] {
  const arrived = new Set(received);
  return Array.from({ length: countParts(size) }, (_, no) => no).filter((no) => !arrived.has(no));
}
