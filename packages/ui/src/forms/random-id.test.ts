import { afterEach, expect, it, vi } from 'vitest';
import { randomId } from './random-id.ts';

const VERSION_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

it('makes an id over https, by the browser', () => {
  expect(randomId()).toMatch(VERSION_4);
});

it('makes another id each time over plain http, where the browser has random bytes alone', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  const ids = Array.from({ length: 50 }, randomId);
  expect(ids.filter((id) => !VERSION_4.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(50);
});
