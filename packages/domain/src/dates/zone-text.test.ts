import { describe, expect, it } from 'vitest';
import { zoneText } from './zone-text.ts';

describe('zoneText', () => {
  it.each([
    ['Asia/Kolkata', 'India Standard Time'],
    ['Asia/Dubai', 'Gulf Standard Time'],
    // Without the season: a page may show times of both.
    ['America/New_York', 'Eastern Time'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    ['UTC', 'UTC'],
  ])('CONST-32 %s is shown as %s', (zone, text) => expect(zoneText(zone)).toBe(text));
});
