import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';

/** Loads a JSON or YAML file as the single entry of its collection, so that the schema sees the whole file. */
export function oneFileLoader(path: string): Loader {
  return {
    name: 'plinth-one-file',
    load: async ({ store, parseData, watcher, logger }) => {
      const ending = extname(path);
      const id = basename(path, ending);
      const load = async () => {
        const text = await readFile(path, 'utf8');
        let data: Record<string, unknown>;
        try {
          data = ending === '.json' ? JSON.parse(text) : parse(text);
        } catch (error) {
          throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
        }
        store.set({ id, data: await parseData({ id, data, filePath: path }) });
      };
      await load();
      watcher?.add(path);
      watcher?.on('change', (changed) => {
        if (changed === path) load().catch((error: unknown) => logger.error(String(error)));
      });
    },
  };
}
