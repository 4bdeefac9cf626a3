import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders that marketing edits. */
export type Places = {
  /** Contains the files and folders of CONTENT_FILES. */
  content: string;
  /** Contains the files of CATALOGUE_FILES, which `domain` reads. */
  catalogue: string;
};

/** The content stored in the folder of the pages themselves. */
export const CONTENT_FILES = ['courses', 'legal', 'faqs.yaml', 'home.yaml'] as const;

/** The prices, page addresses and terms of courses: data of `domain`, because the server uses it too. */
export const CATALOGUE_FILES = ['list-prices.json', 'course-slugs.json', 'enrolment-terms.json'] as const;

/**
 * Returns the places below one folder, which contains the content and `catalogue/`, as `pnpm editor` and tests copy
 * them.
 */
export const placesIn = (folder: string): Places => ({
  content: folder,
  catalogue: join(folder, 'catalogue'),
});

/** The places in the repository. */
const ownPlaces: Places = {
  content: fileURLToPath(new URL('.', import.meta.url)),
  catalogue: fileURLToPath(new URL('../../../packages/domain/src/catalog', import.meta.url)),
};

/** Returns where a build reads: the repository, or the copy that PLINTH_CONTENT names. */
export const placesOf = ({ PLINTH_CONTENT }: Record<string, string | undefined>): Places =>
  PLINTH_CONTENT ? placesIn(PLINTH_CONTENT) : ownPlaces;
