import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Fault } from '@plinth/api-server/fault';
import { copyFile, listFiles } from './copy-files.ts';
import { hashStream } from './hash-stream.ts';
import type { Manifest } from './manifest.ts';

type CopyBack = {
  /** @throws Fault when a file of the backup is missing or was changed */
  copy: (note: (detail: string) => void) => Promise<void>;
  /** Removes what `copy` has written. */
  takeBack: () => Promise<void>;
};

/**
 * Prepares to copy the files of a backup into a folder. The folder is empty, or has only files of that backup: a
 * restore that was cut off leaves such a folder, and can be repeated.
 * @throws Fault when the folder has any other file
 */
export async function copyBackFiles(
  { files }: Manifest,
  folder: string,
  filesFolder: string,
): Promise<CopyBack> {
  const there = new Set(await listFiles(filesFolder));
  const ofBackup = new Set(files.map(({ path }) => path));
  if ([...there].some((path) => !ofBackup.has(path)))
    throw new Fault(`${filesFolder} is not empty. Restore into a new PLINTH_HOME.`);
  const written: string[] = [];
  return {
    async copy(note) {
      for (const [index, { path, sha256 }] of files.entries()) {
        note(`file ${index + 1} of ${files.length}`);
        const target = join(filesFolder, path);
        if (there.has(path)) {
          if ((await digestOf(target)) === sha256) continue;
          await rm(target);
        }
        written.push(path);
        const copied = await copyFile(join(folder, 'files'), filesFolder, path).catch((error: Error) => {
          throw new Fault(`The backup is damaged: file ${path} cannot be copied (${error.message}).`);
        });
        if (copied.sha256 !== sha256) throw new Fault(`The backup is damaged: file ${path} was changed.`);
      }
    },
    async takeBack() {
      if (there.size === 0) return rm(filesFolder, { recursive: true, force: true });
      for (const path of written) await rm(join(filesFolder, path), { force: true });
    },
  };
}

async function digestOf(path: string): Promise<string> {
  const hash = hashStream();
  await pipeline(createReadStream(path), hash.through.resume());
  return hash.digest();
}
