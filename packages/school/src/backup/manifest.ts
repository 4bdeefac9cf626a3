import * as z from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** A path inside the backup: relative, with forward slashes, never upwards. */
const innerPath = z
  .string()
  .refine((path) => !path.startsWith('/') && !/(^|\/)\.\.(\/|$)|\\|\0/.test(path), 'leads out of the backup');

/**
 * The contents of a backup folder, with the checksums to prove them. `sha256` of a table is that of its uncompressed
 * rows.
 */
export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), sha256 })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0), sha256 })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/) })),
  files: z.array(z.object({ path: innerPath, bytes: z.int().min(0), sha256 })),
  /** Files in an S3-compatible bucket are not part of a backup: the bucket has its own versioning. */
  filesInBucket: z.string().nullable(),
  /** The key the school ran with: a digest to recognise it by, and whether the backup contains it. */
  key: z.object({ digest: sha256, isIncluded: z.boolean() }).optional(),
});

export type Manifest = z.output<typeof Manifest>;
