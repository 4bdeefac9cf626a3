import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAssignmentDraft, writeAssignmentDraft } from './assignment-draft.ts';

const COURSES = join(process.cwd(), '../packages/school/courses');
const assignments = globSync('**/assignment.yaml', { cwd: COURSES }).sort();

describe('course assignments in the editor', () => {
  it('AUTHOR-04 every assignment of the bundled courses is read, and written back unchanged when nothing was edited', () => {
    expect(assignments.length).toBeGreaterThan(5);
    for (const path of assignments) {
      const text = readFileSync(join(COURSES, path), 'utf8');
      const draft = readAssignmentDraft(text);
      expect(draft, path).not.toBeNull();
      if (!draft) continue;
      expect(writeAssignmentDraft(text, draft), path).toBe(text);
      const changed = { ...draft, brief: '## What to make\n\nA **plan**: one page.\n', dueDay: 3 };
      expect(readAssignmentDraft(writeAssignmentDraft(text, changed)), path).toEqual(changed);
    }
  });

  it('AUTHOR-04 the credits follow the rubric points', () => {
    const text =
      'title: A plan\ncredits: 10\ndueDay: 7\nuploads: BOTH\nbrief: |\n  Draw it.\nrubric:\n  # Counts most.\n  - criterion: Scale\n    points: 10\n    full: All.\n    partial: Some.\n';
    const draft = readAssignmentDraft(text);
    if (!draft) throw new Error('this assignment is not read');
    const more = { criterion: 'Lines', points: 5, full: 'All.', partial: 'Some.' };
    const written = writeAssignmentDraft(text, { ...draft, rubric: [...draft.rubric, more] });
    expect(readAssignmentDraft(written)).toMatchObject({
      credits: 15,
      rubric: [{ points: 10 }, { points: 5 }],
    });
  });

  it('AUTHOR-04 a text that is not an assignment is left to the text editor', () => {
    for (const text of ['', 'title: [', '- a list', 'rubric: none'])
      expect(readAssignmentDraft(text)).toBeNull();
  });
});
