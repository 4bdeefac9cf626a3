import { describe, expect, it } from 'vitest';
import {
  EXPERIENCE_LABEL,
  experienceInMonths,
  GuideProfile,
  missingGuideProfileFields,
} from './guide-profile.ts';
import { mediaUrl } from './media-url.ts';
import { type ProfileMedia, photoOf } from './profile-media.ts';

const photo: ProfileMedia = {
  key: 'WEBSITE_PROFILE',
  s3Location: { bucket: 'profiles', path: 'ravi/photo.jpg' },
};
const profile = {
  firstName: 'Ravi',
  lastName: 'Menon',
  bio: 'Coordinates hospital models.',
  occupation: 'BIM lead',
  currentCompany: 'Studio One',
  workExperienceInMonths: 0,
  profileMedia: [photo],
};

describe('guide profile', () => {
  it('PROFILE-02 PROFILE-05 a complete guide profile lacks nothing, even with no experience', () => {
    expect(missingGuideProfileFields(profile)).toEqual([]);
  });

  it.each([
    { field: 'firstName', without: { firstName: ' ' } },
    { field: 'lastName', without: { lastName: null } },
    { field: 'photo', without: { profileMedia: [] } },
    { field: 'bio', without: { bio: '' } },
    { field: 'occupation', without: { occupation: null } },
    { field: 'currentCompany', without: { currentCompany: null } },
    { field: 'workExperienceInMonths', without: { workExperienceInMonths: null } },
  ])('PROFILE-02 PROFILE-05 a guide profile without $field lists it as missing', ({ field, without }) => {
    expect(missingGuideProfileFields({ ...profile, ...without })).toEqual([field]);
  });

  it.each([
    { id: 'VALID-01', field: 'firstName' },
    { id: 'VALID-02', field: 'lastName' },
    { id: 'VALID-03', field: 'workExperienceInMonths' },
    { id: 'VALID-04', field: 'currentCompany' },
    { id: 'VALID-05', field: 'occupation' },
    { id: 'VALID-06', field: 'bio' },
  ])('$id the guide profile is refused without $field', ({ field }) => {
    expect(GuideProfile.safeParse(profile).success).toBe(true);
    expect(GuideProfile.safeParse({ ...profile, [field]: undefined }).success).toBe(false);
    expect(GuideProfile.safeParse({ ...profile, [field]: '  ' }).success).toBe(false);
  });

  it('VALID-07 the guide profile is refused with a bio over 500 characters', () => {
    expect(GuideProfile.safeParse({ ...profile, bio: 'a'.repeat(500) }).success).toBe(true);
    expect(GuideProfile.safeParse({ ...profile, bio: 'a'.repeat(501) }).success).toBe(false);
  });

  it.each([
    ['3', 36],
    ['1.5', 18],
    ['2,5', 30],
    ['0', 0],
    ['0.1', 1],
    [' 12 ', 144],
    ['', null],
    ['-1', null],
    ['many', null],
    ['99', null],
  ])('PROFILE-04 "%s" years of experience are %s months', (years, months) => {
    expect(EXPERIENCE_LABEL).toBe('Total Years of Work Experience');
    expect(experienceInMonths(years)).toBe(months);
  });

  it('ENUM-11 the photo of a profile is its WEBSITE_PROFILE', () => {
    const video: ProfileMedia = {
      key: 'INTRODUCTION_VIDEO',
      s3Location: { bucket: 'profiles', path: 'v.mp4' },
    };
    expect(photoOf([video, photo])).toEqual(photo.s3Location);
    expect(photoOf([video])).toBeNull();
  });

  it('CONST-43 ENTITY-03 a location becomes the address {media base URL}/{bucket}/{path}', () => {
    expect(mediaUrl('http://localhost:4321/media/', photo.s3Location)).toBe(
      'http://localhost:4321/media/profiles/ravi/photo.jpg',
    );
  });
});
