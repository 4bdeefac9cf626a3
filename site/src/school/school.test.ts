import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['Riverside School', 'Riverside School'],
  ['', 'Plinth'],
])('ADOPT-02 a build for a school called "%s" says %s', async (given, name) => {
  vi.stubEnv('PUBLIC_SCHOOL_NAME', given);
  const { school } = await import('./school.ts');
  expect(school.name).toBe(name);
});
