import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { verbHelp } from '../src/verbs/verb-help.ts';
import { verbs } from '../src/verbs/verbs.ts';
import { typeVerbs } from './type-verbs.ts';

const folder = fileURLToPath(new URL('../src/verbs/', import.meta.url));
const school = typeVerbs(() => ({}));
const flagsIn = (text: string) => [...new Set(text.match(/--[a-z][a-z-]+/g) ?? [])].sort();

/** Options for tests only, which no person types. */
const HIDDEN = ['--bare'];

/** Lists the options that the sources of a verb read. */
function readBySource(verb: string): string[] {
  const files = [`${verb}.ts`, ...globSync(`${verb}/*.ts`, { cwd: folder })];
  const source = files.map((file) => readFileSync(`${folder}${file}`, 'utf8')).join('\n');
  const names = [
    ...[...source.matchAll(/(?:texts|flags|lists): \[([^\]]*)\]/g)].flatMap(
      ([, listed = '']) => listed.match(/[a-z][a-z-]*/g) ?? [],
    ),
    ...[...source.matchAll(/defaults: \{([^}]*)\}/g)].flatMap(
      ([, listed = '']) => listed.match(/[a-z][a-z-]*(?='?:)/g) ?? [],
    ),
    // Verbs with an abbreviation read their options themselves.
    ...(source.match(/[a-z][a-z-]*(?=: \{ type: ')/g) ?? []),
  ].map((name) => `--${name}`);
  return [...new Set(names)].filter((name) => !HIDDEN.includes(name)).sort();
}

describe.each(Object.entries(verbs))('school %s --help', (name, { options = '' }) => {
  it('ADOPT-13 lists every option that the verb reads, with valid examples', async () => {
    const told = Object.keys(verbHelp[name]?.options ?? {}).sort();
    expect(told).toEqual(readBySource(name));
    expect(flagsIn(options)).toEqual(told);
    const examples = verbHelp[name]?.examples ?? [];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      expect(example).toMatch(new RegExp(`(^|[ =])school ${name}( |$)`));
      expect(told).toEqual(expect.arrayContaining(flagsIn(example)));
    }
    const { code, stdout } = await school(name, '--help');
    expect(code).toBe(0);
    for (const text of [...told, ...examples]) expect(stdout).toContain(text);
    // Each form is printed on its own line, in full.
    for (const line of stdout.split('\n').filter((one) => one.startsWith('school ')))
      expect([line, line.split('[').length]).toEqual([line, line.split(']').length]);
  });
});
