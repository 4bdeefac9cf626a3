import { contract } from '@plinth/contract';
import { areaTexts } from '@plinth/contract/area-texts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { apiDocument } from './api-document.ts';
import { bodiesOf } from './bodies-of.ts';

const document = await apiDocument({ origin: 'https://school.example.org', schoolName: 'Riverside School' });
const operations = Object.values(document.paths ?? {}).flatMap((path) =>
  (['get', 'post', 'put', 'delete'] as const).flatMap((method) => path?.[method] ?? []),
);

it("ADOPT-08 has no fault under redocly's recommended rules beyond the warnings for the six paths of the decided table", async () => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  const isDecided = ({ ruleId }: (typeof problems)[number]) => ruleId === 'no-ambiguous-paths';
  expect(problems.filter((problem) => !isDecided(problem)).map(({ message }) => message)).toEqual([]);
  expect(problems.filter(isDecided).length).toBeLessThanOrEqual(6);
}, 180_000);

it('ADOPT-08 shows only examples that the schemas of their calls accept, more than 600 of them', () => {
  let shown = 0;
  const faults = operations.flatMap((operation) => {
    const [area = '', name = ''] = operation.operationId?.split('.') ?? [];
    const calls: Record<string, (typeof contract)['notes']['save']> | undefined = Object(contract)[area];
    const call = calls?.[name]?.['~orpc'];
    if (!call?.inputSchema || !call.outputSchema) return [`${operation.operationId} is no call`];
    const { asked, answers } = bodiesOf(operation);
    const isWhole = call.route.outputStructure === 'detailed';
    const pairs = [
      ['body', call.inputSchema._zod.def.shape.body, asked?.example],
      ...(isWhole ? [] : answers.map(({ example }) => ['answer', call.outputSchema, example] as const)),
    ] as const;
    return pairs.flatMap(([what, schema, example]) => {
      if (!schema || example === undefined) return [];
      shown += 1;
      const { error } = safeParse(schema, JSON.parse(JSON.stringify(example)));
      return error ? [`${operation.operationId} ${what}: ${JSON.stringify(error.issues)}`] : [];
    });
  });
  expect(faults).toEqual([]);
  expect(shown).toBeGreaterThan(600);
});

it('ADOPT-08 names its schemas, describes its areas, and says of every call whether it is public', () => {
  const schemas = Object.keys(document.components?.schemas ?? {});
  expect(schemas).toEqual(
    expect.arrayContaining(['Note', 'BaseProductCode', 'NotesSaveBody', 'NotesSaveAnswer']),
  );
  expect(Object.keys(contract).filter((area) => !(area in areaTexts))).toEqual([]);
  expect(operations.filter(({ security }) => !security?.length)).toEqual([]);
  const unnamed = operations.filter((operation) => {
    const { asked } = bodiesOf(operation);
    return asked?.schema?.properties && Object.keys(asked.schema.properties).length > 0;
  });
  expect(unnamed.map(({ operationId }) => operationId)).toEqual([]);
});

it('ADOPT-08 has no default of a type that its own schema refuses', () => {
  const faults: string[] = [];
  const visit = (part: unknown, place: string) => {
    if (typeof part !== 'object' || part === null) return;
    const { type, default: usual } = part as { type?: string | string[]; default?: unknown };
    const types = [type ?? []].flat();
    const kinds = Number.isInteger(usual) ? ['integer', 'number'] : [typeof usual];
    if (types.length > 0 && /^(?:string|number|boolean)$/.test(typeof usual))
      if (!kinds.some((kind) => types.includes(kind))) faults.push(`${place}: ${JSON.stringify(usual)}`);
    for (const [key, inner] of Object.entries(part)) visit(inner, `${place}/${key}`);
  };
  visit(document, '');
  expect(faults).toEqual([]);
});
