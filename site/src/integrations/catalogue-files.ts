import { join } from 'node:path';
import type { Plugin } from 'vite';
import { CATALOGUE_FILES } from '../content/places.ts';

/** Lets `domain` read its fees and addresses in a folder, so that a copy of the content is seen on the pages whole. */
export function catalogueFiles(folder: string): Plugin {
  return {
    name: 'plinth-catalogue-files',
    enforce: 'pre',
    resolveId(source) {
      const name = CATALOGUE_FILES.find((file) => source.endsWith(`/${file}`));
      return name ? join(folder, name) : null;
    },
  };
}
