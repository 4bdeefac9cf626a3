import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { textEntry } from './draft-files.ts';
import { fileName, namingFiles } from './file-name.ts';
import { holdDraft } from './load-draft.ts';
import { readAuthor } from './read-author.ts';
import { writeStep } from './write-step.ts';

type Input = { code: string; path: string; text: string; seen: string };

/**
 * Saves a text of a draft as it is typed. A repeat gets the same answer.
 * @param seen the sum of the text that was typed over
 * @throws Refusal NOT_FOUND no such draft or file; CONFLICT someone else has written since, with `theirs` and `by`
 */
export async function saveText(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { code, path, text, seen }: Input,
): Promise<{ sum: string; revision: number }> {
  return db.transaction(async (tx) => {
    const held = await holdDraft(tx, code, namingFiles(path));
    const stored = held.files.get(path);
    if (stored?.text == null) throw refuse('NOT_FOUND', 'This text is no longer in the course.');
    const entry = textEntry(text);
    if (stored.sum === entry.sum) return { sum: entry.sum, revision: held.draft.revision };
    if (stored.sum !== seen) {
      const by = await readAuthor(tx, held.draft.updatedBy);
      throw refuse('CONFLICT', `${by ?? 'Someone'} has changed this text since.`, {
        details: `${by ?? 'Someone'} has changed this text since. Nothing was overwritten.`,
        theirs: { path, text: stored.text, sum: stored.sum },
        by,
      });
    }
    const revision = await writeStep(tx, held, new Map([...held.files, [path, entry]]), {
      label: `Edited ${fileName(held.files, path)}`,
      typedIn: path,
      authorId: act.actorId,
      now: now(),
    });
    return { sum: entry.sum, revision };
  });
}
