import { ATTACHMENTS_MAX } from '@plinth/domain/mentor-queries/judge-attachment';
import * as z from 'zod/mini';

type Multipart = { data: string; attachments?: File | File[] };

const Files = z
  .array(z.file('Attach files only'))
  .check(z.maxLength(ATTACHMENTS_MAX, `Attach at most ${ATTACHMENTS_MAX} files`));

const isMultipart = (sent: object): sent is Multipart => 'data' in sent && typeof sent.data === 'string';

/** A file input left empty is sent as a file without name and content. */
const isChosen = (file: unknown) => !(file instanceof File && file.size === 0 && file.name === '');

function readObject(text: string): object | null {
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === 'object' && told !== null && !Array.isArray(told) ? told : null;
  } catch {
    return null;
  }
}

/**
 * A body that may carry files: plain JSON, or multipart with the same JSON in `data` and the files in `attachments`.
 * Both arrive as the fields with a list of files. Attachments named in JSON are ignored: existing attachments stay.
 */
export function withAttachments<Shape extends z.core.$ZodLooseShape>(fields: z.ZodMiniObject<Shape>) {
  const complete = z.object({ ...fields.shape, attachments: Files });
  const joined = z.transform((sent: unknown, context): unknown => {
    if (typeof sent !== 'object' || sent === null) return sent;
    if (!isMultipart(sent)) return { ...sent, attachments: [] };
    const told = readObject(sent.data);
    if (told) return { ...told, attachments: [sent.attachments ?? []].flat().filter(isChosen) };
    context.issues.push({ code: 'custom', message: 'data must be a JSON object', input: sent.data });
    return z.NEVER;
  });
  return z.pipe(
    joined as unknown as z.ZodMiniTransform<z.input<typeof complete>, z.input<typeof fields> | Multipart>,
    complete,
  );
}
