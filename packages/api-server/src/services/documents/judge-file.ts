import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPES,
  PHOTO_MAX_BYTES,
  PHOTO_TYPES,
  SUBMISSION_MAX_BYTES,
  VIDEO_MAX_BYTES,
  VIDEO_TYPES,
} from '@plinth/domain/constants/limits';
import { refuse } from '../refusal.ts';
import { cleanImage } from './clean-image.ts';
import { isTooLarge } from './clean-image-frame.ts';
import { typeOfContent } from './type-of-content.ts';

export type DocumentRules = { maxBytes: number; types: readonly string[]; named: string };

/** Rules for documents and resumes. */
export const DOCUMENT_RULES: DocumentRules = {
  maxBytes: DOCUMENT_MAX_BYTES,
  types: DOCUMENT_TYPES,
  named: 'PDF, Word, JPEG or PNG',
};

/** Rules for hand-ins of a task: documents, larger than elsewhere. */
export const SUBMISSION_RULES: DocumentRules = { ...DOCUMENT_RULES, maxBytes: SUBMISSION_MAX_BYTES };

/** Rules for published photos. */
export const PHOTO_RULES: DocumentRules = {
  maxBytes: PHOTO_MAX_BYTES,
  types: PHOTO_TYPES,
  named: 'JPEG, PNG or WebP',
};

/** Rules for the introduction video of a profile. */
export const VIDEO_RULES: DocumentRules = {
  maxBytes: VIDEO_MAX_BYTES,
  types: VIDEO_TYPES,
  named: 'MP4 or WebM',
};

/** What a file was found to be; an image without its metadata. */
export type JudgedFile = { content: Uint8Array; contentType: string; extension: string };

const CLEANED = /^image\/(jpeg|png|webp)$/;

/**
 * Judges a file by its content; its name and claimed type count for nothing. Images lose their metadata (place, camera,
 * hidden text) and anything appended to them.
 * @param owner whose file it is: people take turns with their pictures
 * @throws Refusal BAD_REQUEST when empty, PAYLOAD_TOO_LARGE in bytes or pixels, UNSUPPORTED_MEDIA_TYPE
 */
export async function judgeFile(file: File, rules: DocumentRules, owner?: string): Promise<JudgedFile> {
  if (file.size === 0) throw refuse('BAD_REQUEST', 'The file is empty.');
  if (file.size > rules.maxBytes)
    throw refuse(
      'PAYLOAD_TOO_LARGE',
      `The file is larger than ${Math.floor(rules.maxBytes / 1024 / 1024)} MB.`,
    );
  const content = new Uint8Array(await file.arrayBuffer());
  const judged = await typeOfContent(content);
  if (!judged || !rules.types.includes(judged.mime))
    throw refuse('UNSUPPORTED_MEDIA_TYPE', `Send the file as ${rules.named}.`);
  if (!CLEANED.test(judged.mime)) return { content, contentType: judged.mime, extension: judged.ext };
  const image = await cleanImage(content, judged.mime, owner);
  if (!image) throw refuse('UNSUPPORTED_MEDIA_TYPE', 'This image is damaged. Choose another one.');
  const { width, height } = image;
  if (isTooLarge({ width, height }))
    throw refuse('PAYLOAD_TOO_LARGE', `This image has too many pixels (${width} x ${height}).`);
  return { content: image.content, contentType: judged.mime, extension: judged.ext };
}
