import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './write-whole.ts';

/**
 * The content of a file before a save; `id` is the instant it was replaced, in ISO 8601 without characters that file
 * names refuse.
 */
export type SavedVersion = { id: string; at: string; text: string };

/** The maximum number of versions saved per file. */
const MOST = 50;
const ID = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/;

const idOf = (at: Date) => at.toISOString().replaceAll(/[-:.]/g, '');
const atOf = (id: string) => id.replace(ID, '$1-$2-$3T$4:$5:$6.$7Z');

/** Stores the contents of files before each save, in one folder per file. */
export function savedVersions(folder: string, now: () => Date) {
  const pathOf = (name: string, id: string) => join(folder, name, id);

  /** Lists the saved versions of a file, latest first. */
  async function list(name: string): Promise<SavedVersion[]> {
    const ids = (await readdir(join(folder, name)).catch(() => [] as string[])).filter((id) => ID.test(id));
    return Promise.all(
      ids
        .sort()
        .reverse()
        .map(async (id) => ({ id, at: atOf(id), text: await readFile(pathOf(name, id), 'utf8') })),
    );
  }

  /** Saves a text. One that is already saved becomes the latest, so that going back and forth adds nothing. */
  async function keep(name: string, text: string): Promise<void> {
    const before = await list(name);
    const others = before.filter((kept) => kept.text !== text);
    const latest = Date.parse(others[0]?.at ?? '') || 0;
    await writeWhole(pathOf(name, idOf(new Date(Math.max(now().getTime(), latest + 1)))), text);
    const gone = [...before.filter((kept) => kept.text === text), ...others.slice(MOST - 1)];
    for (const { id } of gone) await rm(pathOf(name, id), { force: true });
  }

  return { list, keep };
}
