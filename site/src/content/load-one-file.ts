import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Loader } from 'astro/loaders';

/** Reads a JSON file as the one entry of its collection, so that the schema sees the whole file. */
export function oneFileLoader(path: string): Loader {
  return {
    name: 'plinth-one-file',
    load: async ({ store, parseData }) => {
      const id = basename(path, '.json');
      const text = await readFile(path, 'utf8');
      let data: Record<string, unknown>;
      try {
        data = JSON.parse(text);
      } catch (error) {
        throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
      store.set({ id, data: await parseData({ id, data, filePath: path }) });
    },
  };
}
