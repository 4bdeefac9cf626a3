import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { $ZodType } from 'zod/v4/core';
import { contract } from '../src/contract.ts';
import { innerSchemas } from './inner-schemas.ts';

/** Where a schema of the domain is exported, and under which name the API document shows it. */
export type SchemaName = { name: string; exported: string; module: string };

/** What a reader of the API document wants a name for: shapes and choices, not every text with a limit. */
const NAMED_TYPES = new Set(['object', 'enum', 'union', 'intersection']);

const isSchema = (value: unknown): value is $ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** `mentor-queries` as `MentorQueries`. */
const pascal = (text: string) => text.replace(/(?:^|[-/])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The file before the name, what both have in common once: `office-cohort` and `CohortPerson` are `OfficeCohortPerson`. */
function join(file: string, exported: string): string {
  for (let length = Math.min(file.length, exported.length); length > 0; length -= 1)
    if (file.endsWith(exported.slice(0, length))) return file + exported.slice(length);
  return file + exported;
}

/** Every schema that a call reaches, however deep. */
function schemasOfCalls(): Set<$ZodType> {
  const reached = new Set<$ZodType>();
  const visit = (schema: $ZodType) => {
    if (reached.has(schema)) return;
    reached.add(schema);
    for (const inner of innerSchemas(schema)) visit(inner);
  };
  for (const calls of Object.values(contract))
    for (const { '~orpc': call } of Object.values(calls))
      for (const schema of [call.inputSchema, call.outputSchema]) if (isSchema(schema)) visit(schema);
  return reached;
}

/** The schemas of the domain that calls use, sorted by name; where two files export one name, that of the file stands before it. */
export async function listSchemaNames(): Promise<SchemaName[]> {
  const reached = schemasOfCalls();
  const domain = new URL('../../domain/src/', import.meta.url);
  const files = (await readdir(fileURLToPath(domain), { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const found = new Map<$ZodType, Omit<SchemaName, 'name'>>();
  for (const file of files) {
    const module: Record<string, unknown> = await import(new URL(file, domain).href);
    for (const [exported, value] of Object.entries(module))
      if (isSchema(value) && reached.has(value) && !found.has(value) && NAMED_TYPES.has(value._zod.def.type))
        found.set(value, { exported, module: file.slice(0, -'.ts'.length) });
  }
  const all = [...found.values()];
  return all
    .map(({ exported, module }) => {
      const isShared = all.some((other) => other.exported === exported && other.module !== module);
      const file = pascal(module.split('/').at(-1) ?? '');
      return { name: isShared ? join(file, exported) : exported, exported, module };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
