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

it.each([
  ['desk@riverside.test', 'desk@riverside.test'],
  ['', 'school@plinth.test'],
])('ADOPT-02 a build for a school that is written to at "%s" says %s', async (given, email) => {
  vi.stubEnv('PUBLIC_SCHOOL_EMAIL', given);
  const { school } = await import('./school.ts');
  expect(school.email).toBe(email);
});
