import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { BASE_PRODUCT_CODES } from '@plinth/domain/catalog/product-codes';
import { REGIONS } from '@plinth/domain/catalog/region';
import { z } from 'astro/zod';
import { pictureFile } from '../../content/course-schema.ts';
import {
  addablePages,
  addCoursePage,
  lastAddedPage,
  readSlugs,
  takePageBack,
} from '../files/add-course-page.ts';
import { compareTexts } from '../files/compare-texts.ts';
import { editFiles, type Folders, type Outcome } from '../files/edit-files.ts';
import { type Editable, editableOf, listForms } from '../files/editables.ts';
import { fieldSchemaOf } from '../files/field-schema.ts';
import { listDrawings } from '../files/list-drawings.ts';
import { PICTURE_BYTES, savePicture } from '../files/save-picture.ts';
import type { Json } from '../files/tidy.ts';
import { isOwnRequest } from './is-own-request.ts';
import { readBody } from './read-body.ts';

/** The path prefix of the editor's calls. */
export const CALLS = '/edit/api';

const BODY_BYTES = 1024 * 1024;
const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

const Typed = z.strictObject({ value: z.json() });
const Saved = z.strictObject({ value: z.json(), hash: z.string() });
const Restored = z.strictObject({ hash: z.string(), id: z.string().optional() });
const NewPage = z.strictObject({
  base: z.enum(BASE_PRODUCT_CODES),
  region: z.enum(REGIONS),
  slug: z.string(),
  from: z.enum(BASE_PRODUCT_CODES),
});

type Answer = { status: number; body: object | Uint8Array; type?: string };

const refusal = (status: number, message: string): Answer => ({ status, body: { message } });
const NOT_FOUND = refusal(404, 'File not found.');
const BAD_INPUT = refusal(400, 'The request is not what the editor sends.');

function toAnswer<T>(outcome: Outcome<T>, done: (outcome: T) => object): Answer {
  switch (outcome.kind) {
    case 'done':
      return { status: 200, body: done(outcome) };
    case 'invalid':
      return { status: 422, body: { issues: outcome.issues } };
    case 'conflict':
      return {
        status: 409,
        body: { theirs: outcome.theirs, changes: compareTexts(outcome.theirs.text, outcome.mine) },
      };
    case 'missing':
      return NOT_FOUND;
  }
}

async function readJson<T>(request: IncomingMessage, schema: z.ZodType<T>): Promise<T | null> {
  const body = await readBody(request, BODY_BYTES);
  try {
    return body && schema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}

type Editing = {
  folders: Folders;
  /** The folder of the courses that the school teaches from, to list their drawings. */
  curricula: string;
  key: string;
  /** Rebuilds the pages from the drafts; resolves when they are built. */
  refresh: () => Promise<void>;
};

/**
 * The calls of the editor under /edit/api, for its own page alone:
 *
 *     GET  /state                 what can be opened, where it is seen, what can be added
 *     GET  /files/{name}          200 Version
 *     POST /files/{name}/draft    { value } -> 200 { changes }, 422 { issues }
 *     PUT  /files/{name}          { value, hash } -> 200 Version, 409 { theirs, changes }, 422 { issues }
 *     GET  /files/{name}/kept     200 { kept: { id, at, changes }[] }, what it was before each save, the latest first
 *     POST /files/{name}/restore  { hash, id? } -> 200 Version, 409 { theirs, changes }, 422 { issues }
 *     POST /pages                 { base, region, slug, from } -> 200, 422 { issues }
 *     DELETE /pages               the page that was added last -> 200, 404
 *     POST /pictures?name=        the bytes -> 200 { file }, 422 { issues }
 *     GET  /pictures?file=        the bytes
 */
export function editorCalls({ folders, curricula, key, refresh }: Editing) {
  const files = editFiles(folders);

  async function state(): Promise<Answer> {
    const slugs = await readSlugs(folders.source);
    const forms = (await listForms(folders.source)).map(({ name, label, schema }) => ({
      name,
      label,
      schema: fieldSchemaOf(schema),
    }));
    return {
      status: 200,
      body: {
        forms,
        slugs,
        addable: addablePages(slugs),
        added: await lastAddedPage(files, folders, new Date()),
        drawings: await listDrawings(curricula),
      },
    };
  }

  async function change(editable: Editable, verb: string, request: IncomingMessage): Promise<Answer> {
    if (verb === 'draft') {
      const input = await readJson(request, Typed);
      if (!input) return BAD_INPUT;
      const drafted = await files.draft(editable, input.value as Json);
      if (drafted.kind === 'done') await refresh();
      return toAnswer(drafted, ({ before, after }) => ({ changes: compareTexts(before, after) }));
    }
    if (verb === 'restore') {
      const input = await readJson(request, Restored);
      if (!input) return BAD_INPUT;
      const restored = await files.restore(editable, input.hash, input.id);
      if (restored.kind === 'done') await refresh();
      return toAnswer(restored, ({ version }) => version);
    }
    const input = await readJson(request, Saved);
    if (!input) return BAD_INPUT;
    const saved = await files.save(editable, input.value as Json, input.hash);
    if (saved.kind === 'done') await refresh();
    return toAnswer(saved, ({ version }) => version);
  }

  async function open(editable: Editable): Promise<Answer> {
    const version = await files.read(editable);
    await refresh();
    return version ? { status: 200, body: version } : NOT_FOUND;
  }

  async function addPage(request: IncomingMessage): Promise<Answer> {
    const input = await readJson(request, NewPage);
    if (!input) return BAD_INPUT;
    const added = await addCoursePage(files, folders, input);
    if (added.kind === 'done') await refresh();
    return toAnswer(added, () => ({}));
  }

  async function takeBack(): Promise<Answer> {
    const taken = await takePageBack(files, folders, new Date());
    if (taken.kind === 'done') await refresh();
    return toAnswer(taken, () => ({}));
  }

  async function listSaved(editable: Editable): Promise<Answer> {
    const { text, kept } = await files.listSaved(editable);
    const changed = kept.map((version) => ({
      id: version.id,
      at: version.at,
      changes: compareTexts(text, version.text),
    }));
    return { status: 200, body: { kept: changed } };
  }

  async function takePicture(request: IncomingMessage, name: string): Promise<Answer> {
    const bytes = await readBody(request, PICTURE_BYTES);
    const taken = bytes
      ? await savePicture(folders.drafts, name, bytes)
      : { refused: 'The picture is larger than 4 MB: export it smaller, 2000 pixels wide is plenty' };
    if ('file' in taken) return { status: 200, body: taken };
    return { status: 422, body: { issues: [{ path: 'file', message: taken.refused }] } };
  }

  async function showPicture(asked: string): Promise<Answer> {
    const file = pictureFile.safeParse(asked).data;
    if (!file) return NOT_FOUND;
    const bytes = await readFile(join(folders.drafts.content, 'courses', file)).catch(() => null);
    return bytes ? { status: 200, body: bytes, type: TYPES[extname(file)] ?? '' } : NOT_FOUND;
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    if (!isOwnRequest(request, key))
      return refusal(403, 'This is not the page that `pnpm editor` opened. Use the address it printed.');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [area, name, verb, ...more] = pathname.slice(CALLS.length + 1).split('/');
    const call = `${request.method} ${area}`;
    if (more.length > 0) return NOT_FOUND;
    if (call === 'GET state') return state();
    if (call === 'POST pages') return addPage(request);
    if (call === 'DELETE pages') return takeBack();
    if (call === 'POST pictures') return takePicture(request, searchParams.get('name') ?? '');
    if (call === 'GET pictures') return showPicture(searchParams.get('file') ?? '');
    const editable = area === 'files' ? editableOf(name ?? '') : null;
    if (!editable) return NOT_FOUND;
    if (request.method === 'GET' && !verb) return open(editable);
    if (request.method === 'PUT' && !verb) return change(editable, 'save', request);
    if (request.method === 'GET' && verb === 'kept') return listSaved(editable);
    if (request.method === 'POST' && (verb === 'draft' || verb === 'restore'))
      return change(editable, verb, request);
    return NOT_FOUND;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, body, type } = await answer(request).catch((error: unknown) =>
      refusal(500, error instanceof Error ? error.message : String(error)),
    );
    response.writeHead(status, {
      'content-type': type ?? 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(body instanceof Uint8Array ? body : JSON.stringify(body));
  };
}
