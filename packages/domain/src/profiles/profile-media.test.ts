import { describe, expect, it } from 'vitest';
import { EntryOrder } from './entry-order.ts';
import { addressOfMedia } from './media-url.ts';
import { PROFILE_MEDIA_KEYS } from './profile-media-key.ts';
import { shownMedia } from './shown-media.ts';

const all = PROFILE_MEDIA_KEYS.map((key) => ({ key }));
const [a, b, c] = ['1', '2', '3'].map((end) => `01900000-0000-7000-8000-00000000000${end}`);

describe('profile media', () => {
  it.each([
    [true, ['WEBSITE_PROFILE', 'INTRODUCTION_VIDEO', 'DOCUMENT']],
    [false, ['WEBSITE_PROFILE', 'INTRODUCTION_VIDEO']],
  ])('ENUM-11 API-051 a reader who is the owner (%s) gets %j', (isOwner, keys) => {
    expect(shownMedia(all, { isOwner }).map(({ key }) => key)).toEqual(keys);
  });

  it('ENTITY-03 D-70 published media are addressed by their location, and other media by their link', () => {
    const photo = {
      key: 'WEBSITE_PROFILE',
      s3Location: { bucket: 'public', path: 'profiles/a/b.jpg' },
    } as const;
    expect(addressOfMedia('/media', photo)).toBe('/media/public/profiles/a/b.jpg');
    expect(addressOfMedia('/media', { ...photo, url: '/media/private/x?until=1' })).toBe(
      '/media/private/x?until=1',
    );
  });
});

describe('EntryOrder', () => {
  it.each([
    [[a, b, c], [c, a, b], true],
    [[a], [a], true],
    [[a, b, c], [a, b], false],
    [[a, b, c], [a, b, b], false],
    [[a, a, b], [a, b, b], false],
    [[a, b], [a, c], false],
    [[], [], false],
    [['x'], ['x'], false],
  ])('API-054 from %j to %j is a valid order: %s', (from, to, isOrder) => {
    expect(EntryOrder.safeParse({ from, to }).success).toBe(isOrder);
  });
});
