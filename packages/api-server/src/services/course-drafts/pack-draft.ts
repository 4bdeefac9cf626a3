import type { Deps } from '../../deps.ts';
import { packZip } from '../course-packages/pack-zip.ts';
import { draftFolder } from './draft-folder.ts';
import { loadDraft } from './load-draft.ts';

/** Packs a draft as the ZIP of its folder, unchecked. @throws Refusal NOT_FOUND */
export async function packDraft(deps: Pick<Deps, 'db' | 'files'>, { code }: { code: string }) {
  const { draft, files } = await loadDraft(deps.db, code);
  const slug = code.toLowerCase().replaceAll('_', '-');
  const zip = packZip(slug, await draftFolder(deps, files), `${slug}-draft-${draft.revision}`);
  return { draft, zip };
}
