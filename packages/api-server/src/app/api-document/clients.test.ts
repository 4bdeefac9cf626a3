import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { generate } from 'orval';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiDocument } from './api-document.ts';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../../../test/api-client-program.txt', import.meta.url));
const COMPILER = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const STRICT = [
  '--noEmit',
  '--skipLibCheck',
  '--strict',
  ...['--module', 'esnext', '--moduleResolution', 'bundler'],
  ...['--target', 'es2022', '--lib', 'es2023,dom'],
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-clients-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('ADOPT-08 clients made by openapi-typescript and orval compile, with types that are read by name', async () => {
  const document = await apiDocument({
    origin: 'https://school.example.org',
    schoolName: 'Riverside School',
  });
  const openapi = join(folder, 'openapi.json');
  await writeFile(openapi, JSON.stringify(document));
  const types = await openapiTypescript(JSON.parse(JSON.stringify(document)));
  await writeFile(join(folder, 'schema.ts'), astToString(types));
  // As in another person's folder, whose settings are not those of this project.
  await generate(
    {
      input: { target: openapi },
      output: {
        target: join(folder, 'orval/client.ts'),
        schemas: join(folder, 'orval/model'),
        client: 'fetch',
        mode: 'split',
      },
    },
    folder,
  );
  const program = join(folder, 'program.ts');
  await copyFile(PROGRAM, program);
  const { stdout } = await run(process.execPath, [COMPILER, ...STRICT, program], { cwd: folder }).catch(
    (error) => error,
  );
  expect(stdout).toBe('');
}, 240_000);
