import type { TestSchool } from './open-test-school.ts';

/** What the sections of a profile take. */
export const basic = { firstName: 'Asha', lastName: 'Test', occupation: 'Architect' };
export const education = {
  institution: 'School of Planning',
  degree: 'B.Arch',
  startYear: 2012,
  endYear: 2017,
};
export const skill = { name: 'Revit', level: 'ADVANCED' };
export const link = { key: 'PORTFOLIO', label: 'Portfolio', url: 'https://portfolio.example/asha' };
/** What the popup of a guide asks. */
export const guide = {
  ...basic,
  bio: 'Twelve years on site.',
  workExperienceInMonths: 144,
  currentCompany: 'Studio Nine',
  profileMedia: [] as unknown[],
};

/** The calls at a profile. */
export function profileCalls(school: TestSchool) {
  const get = (path: string, token?: string) => school.call('GET', path, token ? { token } : {});
  const put = (path: string, token: string, body: unknown) => school.call('PUT', path, { token, body });
  const post = (path: string, token: string, body: unknown) => school.call('POST', path, { token, body });

  return { get, put, post };
}
