import { type AnyRouter, isProcedure } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { createFindRead } from './find-read.ts';
import { router } from './router.ts';

const find = createFindRead(router);

const callsOf = (
  part: AnyRouter,
  path: string[] = [],
): [name: string, address: string, isPlainRead: boolean][] =>
  isProcedure(part)
    ? [
        [
          path.join('.'),
          (part['~orpc'].route.path ?? '').replace(/\{(\w+)\}/g, 'value-of-$1'),
          part['~orpc'].route.method === 'GET' && part['~orpc'].route.outputStructure === 'compact',
        ],
      ]
    : Object.entries(part).flatMap(([key, child]) => callsOf(child as AnyRouter, [...path, key]));
const calls = callsOf(router);

describe('the reads of the contract by their address', () => {
  it('API-279 finds every plain read under its own name, with its parameters', () => {
    const reads = calls.filter(([, , isPlainRead]) => isPlainRead);
    expect(reads.length).toBeGreaterThan(100);
    for (const [name, address] of reads) {
      const found = find(address);
      expect(found?.name).toBe(name);
      for (const [param, value] of Object.entries(found?.params ?? {}))
        expect(value).toBe(`value-of-${param}`);
    }
  });

  it('API-279 has nothing to say of writes and files', () => {
    const names = new Set(calls.filter(([, , isPlainRead]) => isPlainRead).map(([name]) => name));
    for (const [, address] of calls) {
      const found = find(address);
      if (found) expect(names.has(found.name)).toBe(true);
    }
    expect(find('/v1/client/login/email')).toBeNull();
    expect(find('/v1/client/user/account/export')).toBeNull();
  });

  it.each(['', '/', '/v1', '/v1/client/workspace//coachMarks', '/v1/client/workspace/one/coachMarks/more'])(
    'API-279 finds nothing at "%s"',
    (path) => {
      expect(find(path)).toBeNull();
    },
  );

  it('API-279 takes a slash at the end for nothing', () => {
    expect(find('/v1/client/workspace/one/coachMarks/')).toMatchObject({
      name: 'dashboards.readCoachmarks',
      params: { cohortId: 'one' },
    });
  });
});
