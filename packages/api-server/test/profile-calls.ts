import { expect } from 'vitest';
import { mintPerson } from './mint.ts';
import type { TestSchool } from './open-test-school.ts';

/** Valid input for the sections of a profile. */
export const basic = { firstName: 'Asha', lastName: 'Test', occupation: 'Architect' };
export const education = {
  institution: 'School of Planning',
  degree: 'B.Arch',
  startYear: 2012,
  endYear: 2017,
};
export const skill = { name: 'Revit', level: 'ADVANCED' };
export const link = { key: 'PORTFOLIO', label: 'Portfolio', url: 'https://portfolio.example/asha' };
export const placement = {
  preferredRole: 'BIM modeller',
  expectedCtc: 123456789,
  currency: 'INR',
  noticePeriod: 30,
};
/** Every section of a profile. */
export const whole = {
  basicDetails: basic,
  educationDetails: [education],
  professionDetails: [{ company: 'Studio Nine', designation: 'Associate', startMonth: '2018-06' }],
  placementDetails: [placement],
  skills: [skill],
  importantLinks: [link],
};
/** Valid input for a guide's popup. */
export const guide = {
  ...basic,
  bio: 'Twelve years on site.',
  workExperienceInMonths: 144,
  currentCompany: 'Studio Nine',
  profileMedia: [] as unknown[],
};

/** Profile calls. */
export function profileCalls(school: TestSchool) {
  const get = (path: string, token?: string) => school.call('GET', path, token ? { token } : {});
  const put = (path: string, token: string, body: unknown) => school.call('PUT', path, { token, body });
  const post = (path: string, token: string, body: unknown) => school.call('POST', path, { token, body });

  /** Creates a person with every profile section filled in, and the answer to that. */
  const mintWhole = async () => {
    const person = await mintPerson(school, { phone: '+919876543210' });
    const answer = await put('/v3/client/user/profile', person.token, { profileData: whole });
    expect(answer.status).toBe(200);
    return { person, answer };
  };

  return { get, put, post, mintWhole };
}
