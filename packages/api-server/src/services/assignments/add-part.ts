import type { ReportDraft } from '@plinth/domain/assignments/report';
import { countParts, partRange, type UploadPart } from '@plinth/domain/assignments/upload-parts';
import { uploadParts } from '../../db/schema/upload-parts.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import { SUBMISSION_RULES } from '../documents/judge-file.ts';
import { sha256Of } from '../documents/sha256-of.ts';
import { Refusal, refuse } from '../refusal.ts';
import { ENTRIES_MAX, holdDraft, type Place, putFile } from './add-entry.ts';
import { draftEntries } from './draft-entries.ts';
import { findTask } from './find-task.ts';
import { dropParts, partPath, readUpload } from './upload-part-rows.ts';

type Arrival = { isComplete: boolean; received: number[]; report: ReportDraft };

/** @throws Refusal PAYLOAD_TOO_LARGE the whole file, BAD_REQUEST the part is not what it claims */
function judgePart(part: UploadPart, bytes: number) {
  if (part.size > SUBMISSION_RULES.maxBytes)
    throw refuse(
      'PAYLOAD_TOO_LARGE',
      `The file is larger than ${SUBMISSION_RULES.maxBytes / 1024 / 1024} MB.`,
    );
  const { start, end } = partRange(part.size, part.no);
  if (part.no >= countParts(part.size) || bytes === 0 || bytes !== end - start)
    throw refuse('BAD_REQUEST', 'This is not the part that it says it is.');
}

/**
 * Assembles the waiting parts and the one that has just arrived into one file. Parts that were sent as those of a file
 * of another size make none.
 * @param numbers of all these parts, ascending
 * @throws Refusal BAD_REQUEST damaged
 */
async function assemble(
  deps: Deps,
  reportId: string,
  { numbers, part, last }: { numbers: readonly number[]; part: UploadPart; last: File },
): Promise<File> {
  const damaged = () => refuse('BAD_REQUEST', 'The file arrived damaged. Send it again.');
  if (numbers.length > countParts(part.size) || numbers.some((no, index) => no !== index)) throw damaged();
  const whole = new Uint8Array(part.size);
  for (const no of numbers) {
    const { start, end } = partRange(part.size, no);
    const content =
      no === part.no
        ? new Uint8Array(await last.arrayBuffer())
        : await deps.files.get('private', partPath({ reportId, sha256: part.sha256, no }));
    if (content.length !== end - start) throw damaged();
    whole.set(content, start);
  }
  if (sha256Of(whole) !== part.sha256) throw damaged();
  return new File([whole], last.name);
}

/**
 * Accepts one part of a file for the caller's draft and stores it until the others have arrived, in any order and any
 * number of times; the last one makes the file an entry of the draft. The hand-in's row is locked meanwhile, so that
 * two senders of one file make one entry.
 * @throws Refusal as addFile; BAD_REQUEST not the part it claims to be, or damaged; too many files being uploaded
 */
export async function addPart(
  deps: Deps,
  caller: Member,
  { part, file, ...place }: Place & { part: UploadPart; file: File },
): Promise<Arrival> {
  judgePart(part, file.size);
  const { key } = await findTask(deps, caller, place);
  const { sha256, no } = part;
  let wholeIn = '';
  try {
    const { used, ...arrival } = await deps.db.transaction(async (tx) => {
      const draft = await holdDraft(tx, key, place.namespace, 'FILE', deps.now());
      const { reportId } = draft;
      const { received, isThere, others } = await readUpload(tx, draft, sha256);
      const answer = async (isComplete: boolean, numbers: number[]) => ({
        isComplete,
        received: numbers,
        report: { reportId, nodeId: key.nodeId, entries: await draftEntries(tx, draft) },
        used: [],
      });
      if (isThere) return answer(true, []);
      const isRepeat = received.includes(no);
      const numbers = isRepeat ? received : [...received, no].toSorted((a, b) => a - b);
      if (numbers.length >= countParts(part.size)) {
        wholeIn = reportId;
        const complete = await assemble(deps, reportId, { numbers, part, last: file });
        const report = await putFile(tx, deps, { key, draft, file: complete, sha256 });
        return { isComplete: true, received: [], report, used: await dropParts(tx, { reportId, sha256 }) };
      }
      if (others >= ENTRIES_MAX)
        throw refuse('BAD_REQUEST', `One hand-in takes ${ENTRIES_MAX} files and links at most.`);
      if (!isRepeat) {
        await tx.insert(uploadParts).values({ reportId, sha256, no, createdAt: deps.now() });
        const content = new Uint8Array(await file.arrayBuffer());
        await deps.files.put(
          'private',
          partPath({ reportId, sha256, no }),
          content,
          'application/octet-stream',
        );
      }
      return answer(false, numbers);
    });
    forgetFiles(deps, 'private', used);
    return arrival;
  } catch (error) {
    // A whole file that is refused would be refused the next time too, so its parts are deleted.
    if (wholeIn && error instanceof Refusal)
      forgetFiles(deps, 'private', await dropParts(deps.db, { reportId: wholeIn, sha256 }));
    throw error;
  }
}
