import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders of what marketing edits. */
export type Places = {
  /** Has the files and folders of CONTENT_FILES. */
  content: string;
  /** Has the files of CATALOGUE_FILES, which `domain` reads. */
  catalogue: string;
};

/** What of the content lies in the folder of the pages themselves. */
export const CONTENT_FILES = ['courses', 'legal', 'faqs.yaml', 'home.yaml'] as const;

/**
 * What a course costs, where its pages are and what is agreed on: data of `domain`, because the server goes by it too.
 */
export const CATALOGUE_FILES = ['list-prices.json', 'course-slugs.json', 'enrolment-terms.json'] as const;

/** The places below one folder, which has what the content has and `catalogue/`, as `pnpm editor` and tests copy them. */
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
