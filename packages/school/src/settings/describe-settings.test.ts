import { maskSetting } from '@plinth/api-server/settings/mask-setting';
import { SettingsSchema } from '@plinth/api-server/settings/settings';
import { describe, expect, it } from 'vitest';
import { describeSettings } from './describe-settings.ts';

describe('describeSettings', () => {
  it('describes every variable of the schema', () => {
    const rows = describeSettings({});
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(SettingsSchema.shape));
    expect(rows.filter(({ description }) => description.length < 10)).toEqual([]);
  });

  it.each([
    ['PLINTH_SECRET', 'word', '(set, hidden)'],
    ['S3_SECRET_ACCESS_KEY', 'word', '(set, hidden)'],
    ['STRIPE_WEBHOOK_SECRET', 'word', '(set, hidden)'],
    ['SMTP_URL', 'smtps://me:w@rd@mail.example.org', 'smtps://me:(hidden)@mail.example.org'],
    ['DATABASE_URL', 'postgres://me:word@db/x', 'postgres://me:(hidden)@db/x'],
    ['DATABASE_URL', 'postgres://db/x', 'postgres://db/x'],
    ['DATABASE_URL', 'me:word@db/x', 'me:(hidden)@db/x'],
    ['PORT', '80', '80'],
  ])('shows %s=%s as %s', (name, value, shown) => {
    expect(maskSetting(name, value)).toBe(shown);
  });
});
