import { expect, it } from 'vitest';
import { USUAL_COMPLETION } from './completion-rule.ts';
import { completionText } from './completion-text.ts';
import { missingText } from './missing-text.ts';

it.each([
  ['Brief', 'Brief of the capstone is not passed'],
  ['Capstone', 'Capstone is not passed'],
  [null, 'A stage of the capstone is not passed'],
])('COHORT-08 the text about a missing stage %s names the capstone once', (title, text) => {
  expect(missingText({ kind: 'CAPSTONE', title, percentage: null }, USUAL_COMPLETION)).toBe(text);
});

it('D-130 the requirements of a course are described as they are set', () => {
  expect(completionText(USUAL_COMPLETION)).toBe(
    'has done 80 % of the course, has no graded work missing or refused, passed the capstone and owes nothing',
  );
  expect(completionText({ percentage: 60, gradedWork: false, capstone: false })).toBe(
    'has done 60 % of the course and owes nothing',
  );
});
