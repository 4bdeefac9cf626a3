import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Places } from '../../content/places.ts';
import type { Editable } from './editables.ts';
import { type Issue, issuesOf } from './issues-of.ts';
import { picturesIn } from './pictures-in.ts';
import { type Json, tidy } from './tidy.ts';
import { writeWhole } from './write-whole.ts';

export type Folders = {
  /** The files themselves. */
  source: Places;
  /** A copy that the preview is made from: it has what is typed and valid, saved or not. */
  drafts: Places;
  /** Where the version before the last save of each file is kept. */
  previous: string;
};

/** A file as it stands; `hash` tells later whether it still does. */
export type Version = { value: Json; text: string; hash: string; canUndo: boolean };

/** How a change went. In a conflict `mine` is the text that would have been written over `theirs`. */
export type Outcome<T> =
  | ({ kind: 'done' } & T)
  | { kind: 'invalid'; issues: Issue[] }
  | { kind: 'conflict'; theirs: Version; mine: string }
  | { kind: 'missing' };

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const readText = (path: string) => readFile(path, 'utf8').catch(() => null);

/** Reads, tries, writes and takes back the files of the content. Writing happens one at a time. */
export function editFiles({ source, drafts, previous }: Folders) {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
  const previousOf = ({ name }: Editable) => join(previous, name);

  async function stand(editable: Editable): Promise<Version | null> {
    const text = await readText(editable.path(source));
    if (text === null) return null;
    const canUndo = (await readText(previousOf(editable))) !== null;
    return { value: editable.format.read(text), text, hash: hashOf(text), canUndo };
  }

  async function writeDraft(editable: Editable, text: string): Promise<void> {
    const path = editable.path(drafts);
    if ((await readText(path)) !== text) await writeWhole(path, text);
  }

  /** A picture is chosen into the drafts and comes to the others only with the page that shows it. */
  async function bringPictures(value: Json): Promise<void> {
    for (const file of picturesIn(value)) {
      const [from, to] = [drafts, source].map(({ content }) => join(content, 'courses', file));
      if (!from || !to || (await readFile(to).catch(() => null))) continue;
      await mkdir(dirname(to), { recursive: true });
      await copyFile(from, to);
    }
  }

  /** What a value would make of the file, or what is wrong with it. */
  async function tryOut(editable: Editable, typed: Json): Promise<Outcome<{ text: string; now: Version }>> {
    const now = await stand(editable);
    if (!now) return { kind: 'missing' };
    const value = tidy(typed);
    const issues = issuesOf(editable, value);
    for (const file of picturesIn(value))
      if (!(await readFile(join(drafts.content, 'courses', file)).catch(() => null)))
        issues.push({ path: 'pictures', message: `${file} is not there: choose the picture again` });
    if (issues.length > 0) return { kind: 'invalid', issues };
    return { kind: 'done', text: editable.format.write(now.text, value), now };
  }

  async function replace(editable: Editable, before: string, text: string): Promise<void> {
    await writeWhole(previousOf(editable), before);
    await writeWhole(editable.path(source), text);
    await writeDraft(editable, text);
  }

  return {
    /** The file as it stands; the preview shows it from now on. */
    read: (editable: Editable): Promise<Version | null> =>
      inTurn(async () => {
        const version = await stand(editable);
        if (version) await writeDraft(editable, version.text);
        return version;
      }),

    /** Shows a valid value in the preview and leaves the file alone. `before` and `after` are the texts to compare. */
    draft: (editable: Editable, value: Json): Promise<Outcome<{ before: string; after: string }>> =>
      inTurn(async () => {
        const tried = await tryOut(editable, value);
        if (tried.kind !== 'done') return tried;
        await writeDraft(editable, tried.text);
        return { kind: 'done', before: tried.now.text, after: tried.text };
      }),

    /** Writes a valid value if the file is still the one with this hash. */
    save: (editable: Editable, value: Json, hash: string): Promise<Outcome<{ version: Version }>> =>
      inTurn(async () => {
        const tried = await tryOut(editable, value);
        if (tried.kind !== 'done') return tried;
        if (tried.now.hash !== hash) return { kind: 'conflict', theirs: tried.now, mine: tried.text };
        await bringPictures(tidy(value));
        if (tried.text !== tried.now.text) await replace(editable, tried.now.text, tried.text);
        const version = await stand(editable);
        return version ? { kind: 'done', version } : { kind: 'missing' };
      }),

    /** Brings the version before the last save back; doing it again brings the later one back. */
    undo: (editable: Editable, hash: string): Promise<Outcome<{ version: Version }>> =>
      inTurn(async () => {
        const now = await stand(editable);
        const before = await readText(previousOf(editable));
        if (!now || before === null) return { kind: 'missing' };
        if (now.hash !== hash) return { kind: 'conflict', theirs: now, mine: before };
        await replace(editable, now.text, before);
        const version = await stand(editable);
        return version ? { kind: 'done', version } : { kind: 'missing' };
      }),
  };
}

export type EditFiles = ReturnType<typeof editFiles>;
