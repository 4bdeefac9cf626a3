import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders of what marketing edits. */
export type Places = {
  /** Has `courses/` and `legal/`. */
  content: string;
  /** Has the files of CATALOGUE_FILES, which `domain` reads. */
  catalogue: string;
};

/** What a course costs, and where its pages are: data of `domain`, because the server charges by it too. */
export const CATALOGUE_FILES = ['list-prices.json', 'course-slugs.json'] as const;

/** The places below one folder: `courses/`, `legal/` and `catalogue/`, as `pnpm edit` and tests copy them. */
export const placesIn = (folder: string): Places => ({
  content: folder,
  catalogue: join(folder, 'catalogue'),
});

/** The places in the repository. */
const ownPlaces: Places = {
  content: fileURLToPath(new URL('.', import.meta.url)),
  catalogue: fileURLToPath(new URL('../../../packages/domain/src/catalog', import.meta.url)),
};

/** Where a build reads: the repository, or the copy that PLINTH_CONTENT names. */
export const placesOf = ({ PLINTH_CONTENT }: Record<string, string | undefined>): Places =>
  PLINTH_CONTENT ? placesIn(PLINTH_CONTENT) : ownPlaces;
