import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readChecklistFile } from './read-checklist-file.ts';

async function written(text: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'plinth-checklist-')), 'items.yaml');
  await writeFile(path, text);
  return path;
}

it('API-197 reads the checklist of a course in order', async () => {
  const path = await written('section: Pin up the section\nroom: Be in the room early\n');
  expect(await readChecklistFile(path)).toEqual([
    { itemId: 'section', title: 'Pin up the section' },
    { itemId: 'room', title: 'Be in the room early' },
  ]);
});

it.each([
  ['a name that is none', 'The Room: Be early\n', /:1:/],
  ['an item without words', 'room: Be early\nmodel:\n', /:2:/],
  ['nothing', '{}\n', /at least one item/],
])('API-197 refuses %s and says what is wrong', async (_what, text, fault) => {
  await expect(readChecklistFile(await written(text))).rejects.toThrow(fault);
});

it('API-197 reports a file that does not exist', async () => {
  await expect(readChecklistFile('/nowhere/items.yaml')).rejects.toThrow('cannot be read');
});
