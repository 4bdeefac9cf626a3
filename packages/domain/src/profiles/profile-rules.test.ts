import { describe, expect, it } from 'vitest';
import { deriveProfileCompletion } from './derive-profile-completion.ts';
import { deriveProfileStatus, hasBasicDetails, type ProfileFacts } from './derive-profile-status.ts';
import { SECTION_DATA, SECTION_IDS } from './profile-sections.ts';
import { PROFILE_STATUSES } from './profile-status.ts';
import { publicSections } from './public-sections.ts';

const nothing: ProfileFacts = {
  hasBasicDetails: false,
  hasEducation: false,
  hasProfession: false,
  hasPlacement: false,
  hasOnboardingForm: false,
  isMentor: false,
};
const detailId = '01900000-0000-7000-8000-000000000001';

describe('deriveProfileStatus', () => {
  it.each([
    [{}, 'NOT_COMPLETED'],
    [{ hasBasicDetails: true }, 'FILLED_BASIC_DETAILS'],
    [{ hasBasicDetails: true, hasEducation: true }, 'FILLED_EDUCATION_FORM'],
    [{ hasBasicDetails: true, hasEducation: true, hasOnboardingForm: true }, 'FILLED_ONBOARDING_FORM'],
    [{ hasBasicDetails: true, hasProfession: true }, 'FILLED_PROFESSION_FORM'],
    [{ hasBasicDetails: true, hasEducation: true, hasProfession: true }, 'FILLED_PROFESSION_FORM'],
    [{ hasBasicDetails: true, hasEducation: true, hasPlacement: true }, 'FILLED_PLACEMENT_DETAILS'],
    [{ hasEducation: true, hasProfession: true, hasPlacement: true }, 'FILLED_PLACEMENT_DETAILS'],
    [{ hasBasicDetails: true, hasEducation: true, hasProfession: true, hasPlacement: true }, 'COMPLETED'],
    [{ hasBasicDetails: true, hasEducation: true, hasProfession: true, isMentor: true }, 'COMPLETED'],
  ] as const)('ENUM-09 a profile with %j has the status %s', (filled, status) => {
    expect(deriveProfileStatus('NOT_COMPLETED', { ...nothing, ...filled })).toBe(status);
  });

  it('API-016 COMPLETED is never lost, whatever is removed; any other status follows the facts', () => {
    for (const current of PROFILE_STATUSES)
      expect(deriveProfileStatus(current, nothing)).toBe(
        current === 'COMPLETED' ? 'COMPLETED' : 'NOT_COMPLETED',
      );
  });

  it('API-016 the basic details need a first name and an occupation, and no last name', () => {
    const filled = { firstName: 'Asha', lastName: 'Test', occupation: 'Architect' };
    expect(hasBasicDetails(filled)).toBe(true);
    for (const lastName of ['', '  ']) {
      const withoutLastName = { ...filled, lastName };
      expect(hasBasicDetails(withoutLastName)).toBe(true);
      expect(SECTION_DATA.basicDetails.parse(withoutLastName).lastName).toBe('');
    }
    for (const field of ['firstName', 'occupation'])
      expect(hasBasicDetails({ ...filled, [field]: '  ' })).toBe(false);
  });
});

describe('deriveProfileCompletion', () => {
  it('API-057 is 0 for nothing, 100 for every section, and counts no placement details for mentors', () => {
    const of = (filled: typeof SECTION_IDS | [], isMentor = false) =>
      deriveProfileCompletion({ profileStatus: 'NOT_COMPLETED', filled, isMentor });
    expect(of([])).toMatchObject({ percentage: 0, missing: [...SECTION_IDS] });
    expect(of(SECTION_IDS)).toMatchObject({ percentage: 100, missing: [] });
    expect(of([], true).missing).not.toContain('placementDetails');
  });
});

describe('publicSections', () => {
  it('API-051 ROLE-23 exposes nothing about placement or pay, and no field that is not public', () => {
    const shown = publicSections({
      basicDetails: [],
      placementDetails: [{ detailId, preferredRole: 'Modeller', expectedCtc: 12345, noticePeriod: 30 }],
      skills: [{ detailId, name: 'Revit', level: 'ADVANCED', salary: 999 } as never],
    });
    expect(shown).toEqual({
      educationDetails: [],
      professionDetails: [],
      skills: [{ detailId, name: 'Revit', level: 'ADVANCED' }],
      importantLinks: [],
    });
  });
});

describe('section data', () => {
  it.each([
    ['importantLinks', { key: 'OTHER', label: 'x', url: 'data:text/html,x' }],
    ['importantLinks', { key: 'OTHER', label: '', url: 'https://a.example' }],
    ['professionDetails', { company: 'a', designation: 'b', startMonth: '2024-05', endMonth: '2024-04' }],
    ['professionDetails', { company: 'a', designation: 'b', startMonth: '2024-13' }],
    ['placementDetails', { preferredRole: 'a', expectedCtc: 1.5 }],
    ['placementDetails', { preferredRole: 'a', noticePeriod: -1 }],
    ['skills', { name: 'a', level: 'ADVANCED', extra: 1 }],
    ['basicDetails', { firstName: 'a', lastName: 'b' }],
  ] as const)('API-052 %s refuses %j', (sectionId, data) => {
    expect(SECTION_DATA[sectionId].safeParse(data).success).toBe(false);
  });

  it('ENTITY-22 a notice period of 0 days is accepted', () => {
    expect(SECTION_DATA.placementDetails.safeParse({ preferredRole: 'a', noticePeriod: 0 }).success).toBe(
      true,
    );
  });
});
