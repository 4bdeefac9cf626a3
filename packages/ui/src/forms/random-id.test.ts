import { afterEach, expect, it, vi } from 'vitest';
import { randomId } from './random-id.ts';

const VERSION_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

it('creates a version 4 id with crypto.randomUUID', () => {
  expect(randomId()).toMatch(VERSION_4);
});

it('creates a different version 4 id each time over plain http, where only getRandomValues exists', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  const ids = Array.from({ length: 50 }, randomId);
  expect(ids.filter((id) => !VERSION_4.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(50);
});
