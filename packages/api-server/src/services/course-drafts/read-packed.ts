import type { Deps } from '../../deps.ts';
import { placeFault } from '../course-packages/place-fault.ts';
import { readZip } from '../course-packages/read-zip.ts';
import { packDraft } from './pack-draft.ts';

/** Reads a draft as it would be published: with the reader used for packages, on a separate thread. */
export async function readPacked(deps: Pick<Deps, 'db' | 'files'>, code: string) {
  const { draft, zip } = await packDraft(deps, { code });
  const { faults, read } = await readZip(zip.body);
  const other = read && read.publication.code !== code ? read.publication.code : null;
  return other === null
    ? { draft, faults, read }
    : {
        draft,
        read: null,
        faults: [
          placeFault(
            {
              file: 'course.yaml',
              line: 1,
              what: `the code says ${other}, and this is the draft of ${code}`,
              mend: `write code: ${code}`,
            },
            'course.yaml',
            { isInText: true },
          ),
        ],
      };
}
