import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { $ZodType } from 'zod/v4/core';
import { contract } from '../src/contract.ts';
import { innerSchemas } from './inner-schemas.ts';

/** Where a domain schema is exported, and the name the API document shows for it. */
export type SchemaName = { name: string; exported: string; module: string };

/** The types that readers of the API document need names for: shapes and choices, not every text with a limit. */
const NAMED_TYPES = new Set(['object', 'enum', 'union', 'intersection']);

const isSchema = (value: unknown): value is $ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Converts `mentor-queries` to `MentorQueries`. */
const pascal = (text: string) => text.replace(/(?:^|[-/])(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Puts the file before the name, sharing the common part: `office-cohort` and `CohortPerson` become
 * `OfficeCohortPerson`.
 */
function join(file: string, exported: string): string {
  for (let length = Math.min(file.length, exported.length); length > 0; length -= 1)
    if (file.endsWith(exported.slice(0, length))) return file + exported.slice(length);
  return file + exported;
}

/** Returns every schema that a call reaches, at any depth. */
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

/**
 * Lists the domain schemas that calls use, sorted by name; if two files export the same name, it is prefixed with the
 * file's.
 */
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
