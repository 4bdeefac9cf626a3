import { listSchemaNames } from './list-schema-names.ts';

/** Returns the source of the module that names the schemas of the API document. */
export async function schemaNamesSource(): Promise<string> {
  const names = await listSchemaNames();
  const imports = [...new Set(names.map(({ module }) => module))].map((module) => {
    const what = names
      .filter((one) => one.module === module)
      .map(({ name, exported }) => (name === exported ? exported : `${exported} as ${name}`));
    return `import { ${what.join(', ')} } from '@plinth/domain/${module}';`;
  });
  return `${[
    '// Written by `pnpm --filter @plinth/api-client contract`.',
    ...imports,
    '',
    '/** The names under which the API document shows schemas of the domain. */',
    'export const schemaNames = {',
    ...names.map(({ name }) => `  ${name},`),
    '};',
  ].join('\n')}\n`;
}
