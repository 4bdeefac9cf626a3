import { describe, expect, it } from 'vitest';
import { deletionDueAt } from './account-deletion.ts';
import { ChangePassword } from './change-password.ts';
import { deviceOfUserAgent } from './device-of-user-agent.ts';
import { isTimeZone } from './is-time-zone.ts';
import { NOTIFICATION_CATEGORIES } from './notification-category.ts';
import { completePreferences, NotificationPreferences } from './notification-preference.ts';

describe('deviceOfUserAgent', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
      'Chrome on ChromeOS',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/138.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    ['Dart/3.4 (Android)', 'Android'],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
  ])('SESSION-05 gives a readable device for %s', (userAgent, device) => {
    expect(deviceOfUserAgent(userAgent)).toBe(device);
  });
});

describe('completePreferences', () => {
  it('VALID-46 returns every category once, in order: as saved, or switched on where nothing was saved', () => {
    const rows = completePreferences([{ category: 'SLOT', inApp: true, email: false }]);
    expect(rows.map(({ category }) => category)).toEqual([...NOTIFICATION_CATEGORIES]);
    expect(rows.filter(({ inApp, email }) => !inApp || !email)).toEqual([
      { category: 'SLOT', inApp: true, email: false },
    ]);
  });

  it('VALID-46 a category that is listed twice is refused', () => {
    const row = { category: 'SLOT', inApp: true, email: false } as const;
    expect(NotificationPreferences.safeParse([row]).success).toBe(true);
    expect(NotificationPreferences.safeParse([row, row]).success).toBe(false);
    expect(NotificationPreferences.safeParse([]).success).toBe(false);
  });
});

describe('isTimeZone', () => {
  it.each([
    ['Asia/Kolkata', true],
    ['America/New_York', true],
    ['UTC', true],
    ['Middle/Earth', false],
    ['+05:30', false],
    ['', false],
    [`Asia/${'a'.repeat(80)}`, false],
  ])('D-125 %s: %s', (text, expected) => {
    expect(isTimeZone(text)).toBe(expected);
  });
});

describe('deletionDueAt', () => {
  it('VALID-46 an account is kept for two weeks, including across the end of a leap February', () => {
    expect(deletionDueAt('2028-02-20T10:00:00.000Z')).toBe('2028-03-05T10:00:00.000Z');
  });
});

describe('ChangePassword', () => {
  it.each([
    ['the present one again', 'drawing-set-2026', 'drawing-set-2026', 'password'],
    ['one of seven characters', 'drawing-set-2026', 'seven77', 'password'],
    ['no present one', '', 'a good new one', 'currentPassword'],
  ])('VALID-46 %s is refused at its field', (_what, currentPassword, password, field) => {
    expect(ChangePassword.safeParse({ currentPassword, password }).error?.issues[0]?.path).toEqual([field]);
  });
});
