import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Places } from '../../content/places.ts';
import type { Editable } from './editables.ts';
import { type Issue, issuesOf } from './issues-of.ts';
import { picturesIn } from './pictures-in.ts';
import { type SavedVersion, savedVersions } from './saved-versions.ts';
import { isFields, type Json, tidy } from './tidy.ts';
import { writeWhole } from './write-whole.ts';

export type Folders = {
  /** The original files. */
  source: Places;
  /** A copy that the preview is built from: it contains what is typed and valid, saved or not. */
  drafts: Places;
  /** Where the contents of the files before each save are stored. */
  previous: string;
};

/** The current state of a file; `hash` later shows whether it is unchanged. */
export type Version = { value: Json; text: string; hash: string; canUndo: boolean };

/** The result of a change. In a conflict `mine` is the text that would have been written over `theirs`. */
export type Outcome<T> =
  | ({ kind: 'done' } & T)
  | { kind: 'invalid'; issues: Issue[] }
  | { kind: 'conflict'; theirs: Version; mine: string }
  | { kind: 'missing' };

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const readText = (path: string) => readFile(path, 'utf8').catch(() => null);

/** Sets the file's day field to today if the text was changed and the day was not. */
function dated({ dayField }: Editable, value: Json, before: Json, now: Date): Json {
  if (!dayField || !isFields(value) || !isFields(before) || value[dayField] !== before[dayField])
    return value;
  if (JSON.stringify(value) === JSON.stringify(tidy(before))) return value;
  return { ...value, [dayField]: now.toISOString().slice(0, 10) };
}

/** Reads, tries out, writes and restores the content files. Writes run one at a time. */
export function editFiles({ source, drafts, previous }: Folders, now: () => Date = () => new Date()) {
  const kept = savedVersions(previous, now);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
  async function stand(editable: Editable): Promise<Version | null> {
    const text = await readText(editable.path(source));
    if (text === null) return null;
    const canUndo = (await kept.list(editable.name)).some((version) => version.text !== text);
    return { value: editable.format.read(text), text, hash: hashOf(text), canUndo };
  }

  async function writeDraft(editable: Editable, text: string): Promise<void> {
    const path = editable.path(drafts);
    if ((await readText(path)) !== text) await writeWhole(path, text);
  }

  /** Copies pictures from the drafts, where they are first added, to the other files with the page that shows them. */
  async function bringPictures(value: Json): Promise<void> {
    for (const file of picturesIn(value)) {
      const [from, to] = [drafts, source].map(({ content }) => join(content, 'courses', file));
      if (!from || !to || (await readFile(to).catch(() => null))) continue;
      await mkdir(dirname(to), { recursive: true });
      await copyFile(from, to);
    }
  }

  /** Returns what a value would make of the file, or what is wrong with it. */
  async function tryOut(editable: Editable, typed: Json): Promise<Outcome<{ text: string; now: Version }>> {
    const standing = await stand(editable);
    if (!standing) return { kind: 'missing' };
    const value = dated(editable, tidy(typed), standing.value, now());
    const issues = issuesOf(editable, value);
    for (const file of picturesIn(value))
      if (!(await readFile(join(drafts.content, 'courses', file)).catch(() => null)))
        issues.push({ path: 'pictures', message: `${file} is not there: choose the picture again` });
    if (issues.length > 0) return { kind: 'invalid', issues };
    return { kind: 'done', text: editable.format.write(standing.text, value), now: standing };
  }

  async function replace(editable: Editable, before: string, text: string): Promise<void> {
    await kept.keep(editable.name, before);
    await writeWhole(editable.path(source), text);
    await writeDraft(editable, text);
  }

  return {
    /** Reads the current file; the preview shows it from now on. */
    read: (editable: Editable): Promise<Version | null> =>
      inTurn(async () => {
        const version = await stand(editable);
        if (version) await writeDraft(editable, version.text);
        return version;
      }),

    /** Shows a valid value in the preview without writing the file. `before` and `after` are the texts to compare. */
    draft: (editable: Editable, value: Json): Promise<Outcome<{ before: string; after: string }>> =>
      inTurn(async () => {
        const tried = await tryOut(editable, value);
        if (tried.kind !== 'done') return tried;
        await writeDraft(editable, tried.text);
        return { kind: 'done', before: tried.now.text, after: tried.text };
      }),

    /** Writes a valid value if the file still has this hash. */
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

    /** Returns the current file, and its earlier contents that differ from it, latest first. */
    listSaved: (editable: Editable): Promise<{ text: string; kept: SavedVersion[] }> =>
      inTurn(async () => {
        const text = (await readText(editable.path(source))) ?? '';
        return { text, kept: (await kept.list(editable.name)).filter((version) => version.text !== text) };
      }),

    /**
     * Restores a saved version, the latest if none is named. The replaced content is saved as well, so that the restore
     * can be undone. A version that no longer fits the form stays where it is.
     */
    restore: (editable: Editable, hash: string, id?: string): Promise<Outcome<{ version: Version }>> =>
      inTurn(async () => {
        const standing = await stand(editable);
        const before = (await kept.list(editable.name)).find(
          (version) => version.text !== standing?.text && (id === undefined || version.id === id),
        );
        if (!standing || !before) return { kind: 'missing' };
        if (standing.hash !== hash) return { kind: 'conflict', theirs: standing, mine: before.text };
        const issues = issuesOf(editable, editable.format.read(before.text));
        if (issues.length > 0) return { kind: 'invalid', issues };
        await replace(editable, standing.text, before.text);
        const version = await stand(editable);
        return version ? { kind: 'done', version } : { kind: 'missing' };
      }),

    /** Removes a file, and saves its content. */
    remove: (editable: Editable): Promise<void> =>
      inTurn(async () => {
        const text = await readText(editable.path(source));
        if (text !== null) await kept.keep(editable.name, text);
        for (const places of [source, drafts]) await rm(editable.path(places), { force: true });
      }),
  };
}

export type EditFiles = ReturnType<typeof editFiles>;
