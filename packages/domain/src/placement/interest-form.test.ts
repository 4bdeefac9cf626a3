import { describe, expect, it } from 'vitest';
import { InterestForm } from './interest-form.ts';
import { InterestUpdate } from './interest-record.ts';
import { PLACEMENT_CHOICES } from './placement-choices.ts';
import { SelfPlacementForm } from './self-placement.ts';

const form = {
  interestedInPlacements: true,
  countryPreferences: ['India'],
  locationPreferences: ['Pune', 'Remote'],
  currentCtc: null,
  expectedCtc: 65_000_000,
  currency: 'INR',
  noticePeriod: 0,
  languages: ['English'],
  internshipExperienceInMonths: 0,
  willingToRelocate: false,
  projectSpecialization: 'MEP modelling',
  priorRevitExp: true,
};

describe('the placement form', () => {
  it('ENTITY-22 accepts a form without current pay and with a notice period of 0', () => {
    expect(InterestForm.safeParse(form).success).toBe(true);
  });

  it.each([
    ['countryPreferences', []],
    ['locationPreferences', ['Pune', 'Pune']],
    ['expectedCtc', 0],
    ['expectedCtc', 650_000.5],
    ['currency', 'EUR'],
    ['noticePeriod', null],
    ['noticePeriod', 731],
    ['internshipExperienceInMonths', -1],
    ['willingToRelocate', null],
    ['projectSpecialization', ' '],
    ['interestedInPlacements', false],
  ])('ENTITY-22 VALID-46 refuses %s %j', (field, value) => {
    expect(InterestForm.safeParse({ ...form, [field]: value }).success).toBe(false);
  });

  it('D-100 does not let a learner set isDisengaged', () => {
    expect(InterestUpdate.parse({ isDisengaged: true, noticePeriod: 0 })).toEqual({ noticePeriod: 0 });
  });

  it.each(Object.entries(PLACEMENT_CHOICES))(
    'API-271 the choices of %s can all be selected at once',
    (_field, names) => {
      expect(InterestUpdate.safeParse({ countryPreferences: [...names] }).success).toBe(true);
    },
  );
});

describe('a self-placement', () => {
  const job = {
    companyName: 'Demo Practice A',
    designation: 'BIM modeller',
    ctc: 60_000_000,
    currency: 'INR',
    joiningDate: '2026-06-01',
  };
  it.each([
    ['as it is', {}, true],
    ['with a work mode', { workMode: 'HYBRID' }, true],
    ['a day that is none', { joiningDate: '2026-02-30' }, false],
    ['no pay', { ctc: 0 }, false],
    ['no company', { companyName: '' }, false],
    ['a work mode that is none', { workMode: 'OFFICE' }, false],
  ])('API-269 is checked: %s', (_what, change, isTaken) => {
    expect(SelfPlacementForm.safeParse({ ...job, ...change }).success).toBe(isTaken);
  });
});
