import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from '@plinth/api-server/settings/read-settings';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { publicSettings } from './public-settings.ts';

describe('what a build writes into its pages', () => {
  it('is what an untouched school has, if nothing is set', () => {
    expect(publicSettings({})).toEqual({
      PLINTH_ORIGIN: 'http://localhost:4321',
      PUBLIC_SCHOOL_NAME: 'Plinth',
      PUBLIC_SCHOOL_EMAIL: 'school@plinth.test',
      PUBLIC_EMAIL_RULE: 'strict',
      PUBLIC_EMI_PLANS: 'offered',
      PLINTH_OVERRIDE_USER: 'false',
    });
  });

  it('is what the settings of the school say', () => {
    expect(
      publicSettings({
        PLINTH_ORIGIN: 'https://school.example ',
        SCHOOL_NAME: 'Riverside School',
        MAIL_FROM: 'Riverside <desk@riverside.example>',
        EMAIL_RULE: 'open',
        OVERRIDE_USER: '1',
      }),
    ).toMatchObject({
      PLINTH_ORIGIN: 'https://school.example',
      PUBLIC_SCHOOL_NAME: 'Riverside School',
      PUBLIC_SCHOOL_EMAIL: 'desk@riverside.example',
      PUBLIC_EMAIL_RULE: 'open',
      PLINTH_OVERRIDE_USER: 'true',
    });
  });

  it.each([
    [{}, 'offered'],
    [{ PLINTH_MODE: 'production' }, 'none'],
    [{ PLINTH_MODE: 'production', EMI_PARTNERS: ' ' }, 'none'],
    [{ PLINTH_MODE: 'production', EMI_PARTNERS: 'Ledger' }, 'offered'],
  ])('names EMI plans only if the school has a partner: %o', (given, plans) => {
    expect(publicSettings(given).PUBLIC_EMI_PLANS).toBe(plans);
  });

  it('refuses an origin that is none', () => {
    expect(() => publicSettings({ PLINTH_ORIGIN: 'school.example' })).toThrow(SettingsError);
  });

  it('ADOPT-05 is each variable that site and app read when they are built, and what the cache of builds keeps apart', async () => {
    const files = ['site/astro.config.ts', 'site/src/school/school.ts', 'lms/vite.config.ts'];
    const texts = await Promise.all(files.map((file) => readFile(join(projectRoot, file), 'utf8')));
    const read = texts
      .flatMap((text) => [...text.matchAll(/\benv\.((?:PUBLIC|PLINTH)_\w+)/g)])
      .flatMap(([, name]) => name ?? []);
    const listed = Object.keys(publicSettings({})).sort();
    expect([...new Set(read)].sort()).toEqual(listed);
    const turbo = JSON.parse(await readFile(join(projectRoot, 'turbo.json'), 'utf8'));
    expect(turbo.tasks.build.env.toSorted()).toEqual(listed);
  });
});
