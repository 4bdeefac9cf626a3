import { describe, expect, it } from 'vitest';
import { toldDetails } from './told-details.ts';

describe('toldDetails', () => {
  it('ERR-14 returns the message of the first field that has one for people, without the path', () => {
    const fields = [
      { path: 'currentKnowledge', message: 'Invalid option: expected one of "NONE"|"BEGINNER"' },
      { path: 'token', message: 'This link is not valid' },
      { path: 'data.city', message: 'This field is required' },
    ];
    expect(toldDetails(fields)).toEqual({ details: 'This link is not valid' });
    expect(toldDetails(fields.slice(0, 1))).toEqual({});
  });
});
