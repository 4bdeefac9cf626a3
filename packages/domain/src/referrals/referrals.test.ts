import { describe, expect, it } from 'vitest';
import { appOfPath } from '../navigation/app-of-path.ts';
import { Invitation } from './invitation.ts';
import { REFERRAL_DAYS } from './referral-days.ts';
import { referralPath, UniqueReferrerId } from './referral-link.ts';
import { referrerToKeep, storedReferrer } from './remember-referrer.ts';

const ID = 'Abcdefghijklmnopqrst_-';
const DAY_MS = 86_400_000;

describe('a referral link', () => {
  it('API-246 API-241 leads to a page of the site and identifies the referrer by a token only', () => {
    expect(referralPath(ID)).toBe(`/invited?ref=${ID}`);
    expect(appOfPath('/invited')).toBe('site');
    expect(UniqueReferrerId.safeParse(ID).success).toBe(true);
  });

  it.each(['', 'short', `${ID.slice(1)}<`, `${ID} `])('API-241 "%s" is not a valid referrer', (id) => {
    expect(UniqueReferrerId.safeParse(id).success).toBe(false);
    expect(referrerToKeep(id, 0)).toBeNull();
  });

  it('API-241 a visitor counts as referred for exactly 90 days', () => {
    const kept = referrerToKeep(ID, 1_000);
    const end = 1_000 + REFERRAL_DAYS * DAY_MS;
    expect(storedReferrer(kept, end - 1)).toBe(ID);
    expect(storedReferrer(kept, end)).toBeNull();
  });

  it.each([null, '', ID, `${ID} soon`, `<b> 12`, '{}'])(
    'API-241 stored text "%s" yields no referrer',
    (kept) => {
      expect(storedReferrer(kept, 0)).toBeNull();
    },
  );
});

describe('an invitation', () => {
  const invitation = { refereeName: 'Ravi', refereeEmailId: 'Ravi@Plinth.test' };

  it('API-240 requires a name and an email address; phone and course are optional', () => {
    expect(Invitation.parse(invitation)).toEqual({ ...invitation, refereeEmailId: 'ravi@plinth.test' });
  });

  it.each([
    { refereeName: ' ' },
    { refereeName: 'See www.plinth.test' },
    { refereeEmailId: 'ravi@plinth.co' },
    { refereePhone: '123' },
    { productId: 'piano' },
  ])('API-240 %o is refused', (wrong) => {
    expect(Invitation.safeParse({ ...invitation, ...wrong }).success).toBe(false);
  });
});
