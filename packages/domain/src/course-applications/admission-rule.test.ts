import { describe, expect, it } from 'vitest';
import { automaticAdmission } from './admission-rule.ts';

const quick = {
  firstName: 'Noor',
  lastName: 'Khan',
  emailId: 'applicant@plinth.test',
  mobile: '9876543210',
  city: 'Pune',
  highestQualification: 'BACHELORS',
  whyToLearn: 'To lead the models of our office.',
};
const complete = {
  ...quick,
  state: 'Maharashtra',
  currentKnowledge: {
    architecture: 'ADVANCED',
    'building-information-modelling': 'BEGINNER',
    'computational-design': 'NONE',
    'interior-design': 'NONE',
    'mep-engineering': 'NONE',
  },
};

describe('admission', () => {
  it('a complete application gets an offer', () => {
    expect(automaticAdmission('WEBSITE', complete)).toEqual({ decision: 'OFFER' });
  });

  it('an incomplete application gets the list of its missing fields', () => {
    const { mobile: _mobile, city: _city, ...rest } = complete;
    expect(automaticAdmission('WEBSITE', rest)).toEqual({
      decision: 'INCOMPLETE',
      missing: ['mobile', 'city'],
    });
  });

  it('ENUM-43 a quick application is complete with the short form', () => {
    expect(automaticAdmission('WEBSITE_QUICK_APPLY', quick)).toEqual({ decision: 'OFFER' });
    expect(automaticAdmission('WEBSITE', quick).decision).toBe('INCOMPLETE');
  });
});
