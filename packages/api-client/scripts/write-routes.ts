import { writeFile } from 'node:fs/promises';
import { listRoutes } from './list-routes.ts';

const file = new URL('../src/routes.gen.json', import.meta.url);
await writeFile(file, `${JSON.stringify(listRoutes())}\n`);
