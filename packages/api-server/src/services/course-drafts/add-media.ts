import { extname } from 'node:path';
import { COURSE_MEDIA_MAX_BYTES } from '@plinth/domain/constants/limits';
import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { isAttachment } from '../course-packages/attachment-types.ts';
import { slugify } from '../course-packages/slugify.ts';
import { refuse } from '../refusal.ts';
import { fileName } from './file-name.ts';
import { holdDraft } from './load-draft.ts';
import { readDraft } from './read-draft.ts';
import { storeBytes } from './store-bytes.ts';
import { writeStep } from './write-step.ts';

const MEDIA = /^\.(?:svg|png|jpe?g|webp|mp4|webm|vtt)$/;

type Input = { code: string; folder: string; file: File };

function nameFor(name: string): string {
  const ending = extname(name).toLowerCase();
  if (!MEDIA.test(ending) && !isAttachment(name))
    throw refuse(
      'UNSUPPORTED_MEDIA_TYPE',
      'Choose a picture, a drawing as SVG, a film, subtitles or a file to download.',
    );
  const stem = name.slice(0, name.length - ending.length);
  // Subtitles keep the language in their name: wall.en.vtt belongs to wall.mp4.
  return `${stem.split('.').map(slugify).join('.')}${ending}`;
}

/**
 * Adds a picture, a drawing, a film or a file to download beside the texts of a folder. The same name with different
 * content is a replacement: every text that shows it shows the new one. The check reports any faults in it.
 * @throws Refusal NOT_FOUND no such draft or folder; UNSUPPORTED_MEDIA_TYPE; PAYLOAD_TOO_LARGE
 */
export async function addMedia(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  act: StaffAct,
  { code, folder, file }: Input,
): Promise<{ path: string; draft: CourseDraft }> {
  if (file.size > COURSE_MEDIA_MAX_BYTES)
    throw refuse('PAYLOAD_TOO_LARGE', `The file is larger than ${COURSE_MEDIA_MAX_BYTES / 1024 / 1024} MB.`);
  const path = `${folder}/${nameFor(file.name)}`;
  const fresh = await storeBytes(deps, [{ path, content: new Uint8Array(await file.arrayBuffer()) }]);
  await deps.db.transaction(async (tx) => {
    const held = await holdDraft(tx, code);
    if (![...held.files.keys()].some((one) => one.startsWith(`${folder}/`)))
      throw refuse('NOT_FOUND', 'Folder not found in this course.');
    await writeStep(tx, held, new Map([...held.files, ...fresh]), {
      label: `${held.files.has(path) ? 'Replaced' : 'Added'} ${fileName(held.files, path)}`,
      authorId: act.actorId,
      now: deps.now(),
    });
  });
  return { path, draft: await readDraft(deps, { code }) };
}
