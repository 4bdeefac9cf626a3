import { SettingsError } from '@plinth/api-server/settings/read-settings';
import { describe, expect, it } from 'vitest';
import { publicSettings } from './public-settings.ts';

describe('what a build writes into its pages', () => {
  it('is what an untouched school has, if nothing is set', () => {
    expect(publicSettings({})).toEqual({
      PLINTH_ORIGIN: 'http://localhost:4321',
      PUBLIC_SCHOOL_EMAIL: 'school@plinth.test',
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
    [{}, undefined],
    [{ PLINTH_MODE: 'production' }, 'none'],
    [{ PLINTH_MODE: 'production', EMI_PARTNERS: ' ' }, 'none'],
    [{ PLINTH_MODE: 'production', EMI_PARTNERS: 'Ledger' }, undefined],
  ])('names EMI plans only if the school has a partner: %o', (given, plans) => {
    expect(publicSettings(given).PUBLIC_EMI_PLANS).toBe(plans);
  });

  it('refuses an origin that is none', () => {
    expect(() => publicSettings({ PLINTH_ORIGIN: 'school.example' })).toThrow(SettingsError);
  });
});
