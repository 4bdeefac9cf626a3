import type { Deps } from '../../deps.ts';
import { attachment } from './attachment.ts';
import type { DocumentRow } from './store-document.ts';

/** Reads a document as an attachment under the name that its owner knows. */
export async function documentFile({ files }: Pick<Deps, 'files'>, row: DocumentRow) {
  const content = await files.get(row.bucket === 'public' ? 'public' : 'private', row.path);
  const extension = row.path.split('.').at(-1) ?? '';
  const name = row.name.endsWith(`.${extension}`) ? row.name : `${row.name}.${extension}`;
  return {
    status: 200 as const,
    headers: { 'content-disposition': attachment(name) },
    body: new File([new Uint8Array(content)], name, { type: row.contentType }),
  };
}
