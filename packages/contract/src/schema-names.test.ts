import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { schemaNamesSource } from '../scripts/schema-names-source.ts';

it('ADOPT-08 every domain schema that a call uses has its name in the API document', async () => {
  const written = await readFile(new URL('./schema-names.gen.ts', import.meta.url), 'utf8');
  // Outdated? `pnpm --filter @plinth/api-client contract` rewrites it.
  expect(written).toBe(await schemaNamesSource());
}, 30_000);
