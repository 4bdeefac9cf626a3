import { describe, expect, it } from 'vitest';
import { entryDraft, judgeEntry } from './entry-draft.ts';

describe('a typed profile entry', () => {
  it('API-052 pay is typed in major units and sent in minor units', () => {
    const draft = {
      ...entryDraft('placementDetails', null),
      preferredRole: 'BIM modeller',
      preferredLocations: 'Pune, , Chennai ',
      currentCtc: '4,50,000',
      expectedCtc: '900000.50',
      currency: 'INR',
      noticePeriod: '0',
    };
    const { data } = judgeEntry('placementDetails', draft);
    expect(data).toEqual({
      preferredRole: 'BIM modeller',
      preferredLocations: ['Pune', 'Chennai'],
      currentCtc: 45_000_000,
      expectedCtc: 90_000_050,
      currency: 'INR',
      noticePeriod: 0,
    });
    expect(entryDraft('placementDetails', data)).toMatchObject({
      preferredLocations: 'Pune, Chennai',
      expectedCtc: '900000.5',
      noticePeriod: '0',
    });
  });

  it.each([
    [
      'educationDetails',
      { degree: 'B.Arch', institution: 'SPA', startYear: 'soon' },
      'startYear',
      'Type a year such as 2019.',
    ],
    [
      'educationDetails',
      { degree: 'B.Arch', institution: 'SPA', startYear: '2019', endYear: '2015' },
      'endYear',
      'The end is before the start',
    ],
    ['educationDetails', { institution: 'SPA' }, 'degree', 'This field is required'],
    ['skills', { name: 'Revit', level: '' }, 'level', 'Choose one.'],
    [
      'placementDetails',
      { preferredRole: 'x', expectedCtc: 'lots' },
      'expectedCtc',
      'Type an amount such as 900000.',
    ],
    [
      'importantLinks',
      { key: 'OTHER', label: 'x', url: 'data:text/html,x' },
      'url',
      'Enter a link that begins with http:// or https://',
    ],
  ] as const)('VALID-18 %s %o: %s says "%s"', (sectionId, typed, field, problem) => {
    const { problems } = judgeEntry(sectionId, { ...entryDraft(sectionId, null), ...typed });
    expect(problems?.[field]).toBe(problem);
  });
});
