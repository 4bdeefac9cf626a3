import { writeFile } from 'node:fs/promises';
import { listRoutes } from './list-routes.ts';
import { splitRoutes } from './split-routes.ts';

const all = listRoutes();
const { first, later } = splitRoutes(all);
for (const [name, table] of Object.entries({
  routes: all,
  'first-routes': first,
  'later-routes': later,
}))
  await writeFile(new URL(`../src/${name}.gen.json`, import.meta.url), `${JSON.stringify(table)}\n`);
