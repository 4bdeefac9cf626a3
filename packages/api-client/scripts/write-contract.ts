import { writeFile } from 'node:fs/promises';
import { listContract } from './list-contract.ts';

const { everybody, staff } = listContract();
const write = (name: string, part: object) =>
  writeFile(new URL(`../src/${name}`, import.meta.url), `${JSON.stringify(part)}\n`);
await write('contract.gen.json', everybody);
await write('staff-contract.gen.json', staff);
