import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['PUBLIC_SCHOOL_NAME', 'name', 'Riverside School', 'Plinth'],
  ['PUBLIC_SCHOOL_EMAIL', 'email', 'desk@riverside.test', 'school@plinth.test'],
] as const)(
  'ADOPT-02 a build with %s uses it as the %s of the school',
  async (variable, field, given, usual) => {
    vi.stubEnv(variable, given);
    expect((await import('./school.ts')).school[field]).toBe(given);
    vi.resetModules();
    vi.stubEnv(variable, '');
    expect((await import('./school.ts')).school[field]).toBe(usual);
  },
);
