import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readTextFile } from './read-text-file.ts';
import { readYamlFile } from './read-yaml-file.ts';

async function written(text: string | Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'plinth-text-')), 'text.yaml');
  await writeFile(path, text);
  return path;
}

it.each<[string, string | Uint8Array]>([
  ['UTF-8', 'title: Élodie\ntext: Gruß\n'],
  ['UTF-8 with its mark and Windows line ends', '\uFEFFtitle: Élodie\r\ntext: Gruß\r\n'],
  ['carriage returns alone', 'title: Élodie\rtext: Gruß\r'],
  ['UTF-16', Buffer.from('\uFEFFtitle: Élodie\ntext: Gruß\n', 'utf16le')],
  ['Latin-1', Buffer.from('title: Élodie\ntext: Gruß\n', 'latin1')],
])('OFFICE-09 COHORT-11 reads a file in %s with every letter and line', async (_what, text) => {
  const path = await written(text);
  expect(await readTextFile(path)).toBe('title: Élodie\ntext: Gruß\n');
  const schema = z.object({ title: z.string(), text: z.string() });
  expect(await readYamlFile(path, schema)).toEqual({ title: 'Élodie', text: 'Gruß' });
});

it('OFFICE-09 COHORT-11 refuses a file in an unknown encoding instead of substituting characters', async () => {
  const path = await written(Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]));
  await expect(readTextFile(path)).rejects.toThrow(/letters of this file cannot be read/);
});
