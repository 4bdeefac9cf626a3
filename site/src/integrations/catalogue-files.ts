import { join } from 'node:path';
import type { Plugin } from 'vite';
import { CATALOGUE_FILES } from '../content/places.ts';

/**
 * Makes `domain` read its fees and addresses from a folder, so that pages show a copy of the content completely. A file
 * that is not JSON stops the build and is named: `domain` imports it before any schema sees it.
 */
export function catalogueFiles(folder: string): Plugin {
  return {
    name: 'plinth-catalogue-files',
    enforce: 'pre',
    resolveId(source) {
      const name = CATALOGUE_FILES.find((file) => source.endsWith(`/${file}`));
      return name ? join(folder, name) : null;
    },
    transform(code, id) {
      if (!CATALOGUE_FILES.some((file) => id === join(folder, file))) return;
      try {
        JSON.parse(code);
      } catch (error) {
        const what = error instanceof Error ? error.message : String(error);
        throw new Error(`${id}: ${what}. Look for a comma or a quote that is missing or too many there`);
      }
    },
  };
}
