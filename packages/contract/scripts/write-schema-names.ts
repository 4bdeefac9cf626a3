import { writeFile } from 'node:fs/promises';
import { schemaNamesSource } from './schema-names-source.ts';

await writeFile(new URL('../src/schema-names.gen.ts', import.meta.url), await schemaNamesSource());
