import type { BaseProductCode } from '@plinth/domain/catalog/product-codes';
import type { Region } from '@plinth/domain/catalog/region';
import type { CourseSlugs } from '../../content/catalogue-schemas.ts';
import type { AddedPage } from '../files/add-course-page.ts';
import type { Change } from '../files/compare-texts.ts';
import type { Version } from '../files/edit-files.ts';
import type { FieldSchema } from '../files/field-schema.ts';
import type { Issue } from '../files/issues-of.ts';
import { sessionKey } from './session-key.ts';

export type Form = { name: string; label: string; schema: FieldSchema };

export type EditorState = {
  forms: Form[];
  slugs: CourseSlugs;
  addable: { base: BaseProductCode; region: Region }[];
  /** The page added last, which can still be removed. */
  added: AddedPage | null;
  drawings: Record<string, string[]>;
};

/** An answer of the editor's server; `failed` covers everything that the person editing cannot fix in a field. */
export type Answer<T> =
  | { kind: 'done'; body: T }
  | { kind: 'invalid'; issues: Issue[] }
  | { kind: 'conflict'; theirs: Version; changes: Change[] }
  | { kind: 'failed'; message: string };

const GONE =
  'The editor does not answer. Is `pnpm editor` still running? What you typed is kept in this browser.';

const send = (method: string, path: string, body?: object | Blob) =>
  fetch(`/edit/api${path}`, {
    method,
    headers: { 'x-edit-key': sessionKey() },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });

/** Calls the editor's server, see answer-editor.ts. Never throws. */
export async function callEditor<T>(method: string, path: string, body?: object | Blob): Promise<Answer<T>> {
  try {
    const response = await send(method, path, body);
    const answer = await response.json();
    if (response.ok) return { kind: 'done', body: answer as T };
    if (response.status === 422) return { kind: 'invalid', issues: answer.issues };
    if (response.status === 409) return { kind: 'conflict', ...answer };
    return { kind: 'failed', message: answer.message };
  } catch {
    return { kind: 'failed', message: GONE };
  }
}

/** Returns the address of a draft picture for an image, or null. The caller revokes it. */
export async function fetchPicture(file: string): Promise<string | null> {
  const response = await send('GET', `/pictures?file=${encodeURIComponent(file)}`).catch(() => null);
  return response?.ok ? URL.createObjectURL(await response.blob()) : null;
}
