import type { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';

type Stored = Pick<typeof documents.$inferSelect, 'bucket' | 'path' | 'contentType'>;

/** Reads a stored document as an attachment. @param stem its name, without the extension that it was stored with */
export async function storedAttachment(
  { files }: Pick<Deps, 'files'>,
  { bucket, path, contentType }: Stored,
  stem: string,
) {
  const content = await files.get(bucket === 'public' ? 'public' : 'private', path);
  const name = `${stem}.${path.split('.').at(-1) ?? 'bin'}`;
  return {
    status: 200 as const,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: new File([new Uint8Array(content)], name, { type: contentType }),
  };
}
