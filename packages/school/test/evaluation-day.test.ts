import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { users } from '@plinth/api-server/db/schema/accounts';
import { cohortMentors, cohorts } from '@plinth/api-server/db/schema/cohorts';
import { courses } from '@plinth/api-server/db/schema/curriculum';
import { addDays } from '@plinth/domain/dates/add-days';
import { describe, expect, it } from 'vitest';
import { openStaffSchool } from './staff-school.ts';

const GUIDE = 'guide@plinth.test';
const DAY = addDays(new Date().toISOString().slice(0, 10), 7);
const FORM = `sections:
  - title: Presentation
    questions:
      - ask: Explains the building
        options: { Not yet: 0, Well: 3 }
      - ask: What stood out
        type: words
        optional: true
`;

describe('the evaluation day handled by staff at the command line', () => {
  const { school, home } = openStaffSchool(async (db) => {
    const [course] = await db
      .insert(courses)
      .values({ code: 'BIM_A', title: 'BIM for Architects', publishedAt: new Date() })
      .returning({ courseId: courses.courseId });
    if (!course) throw new Error('no course minted');
    const [cohort] = await db
      .insert(cohorts)
      .values({
        productId: 'BIM_A',
        courseId: course.courseId,
        courseTitle: 'BIM for Architects',
        batchNumber: '14',
        cohortType: 'BIM_A',
        productType: 'SPECIALIZATION',
        tags: ['new-lms3'],
        createdAt: new Date(),
      })
      .returning({ cohortId: cohorts.cohortId });
    const [guide] = await db
      .insert(users)
      .values({ emailId: GUIDE, userHash: 'guide', roles: ['INDUSTRIAL_GUIDE'], createdAt: new Date() })
      .returning({ userId: users.userId });
    if (!cohort || !guide) throw new Error('no cohort or guide minted');
    await db
      .insert(cohortMentors)
      .values({ cohortId: cohort.cohortId, userId: guide.userId, role: 'INDUSTRIAL_GUIDE' });
  });

  it('EVAL-02 CONST-32 CONST-33 opens slots at clock times of the school, lists them, and closes them by id', async () => {
    expect(await school('slots', 'BIM_A-14')).toMatchObject({
      code: 0,
      stdout: 'This cohort has no slots.\n',
    });
    const opened = await school(
      ...['slots', 'bim_a-14', '--guide', GUIDE, '--day', DAY, '--at', '09:30', '--at', '10:15'],
    );
    expect(opened).toMatchObject({ code: 0, stdout: '2 slots are open from now on.\n', stderr: '' });
    const lines = (await school('slots', 'BIM_A-14')).stdout.trim().split('\n');
    expect(lines[0]).toMatch(/^SLOT +DAY +TIME \(India Standard Time\) +STATE +GUIDE +LEARNER$/);
    expect(lines[1]).toMatch(/ 09:30 AM +open +guide@plinth\.test$/);
    expect(lines[2]).toMatch(/ 10:15 AM +open /);
    const [slotId = ''] = (lines[1] ?? '').split(' ');
    expect(await school('slots', slotId, '--close')).toMatchObject({
      code: 0,
      stdout: `${slotId}  Closed.\n`,
    });
    expect((await school('slots', 'BIM_A-14')).stdout).toMatch(/ 09:30 AM +closed /);
  });

  it('API-201 sets a form from a file and shows it as a table', async () => {
    const file = join(home(), '..', 'form.yaml');
    await writeFile(file, FORM);
    expect(await school('evaluation-form', 'BIM_A')).toMatchObject({
      code: 0,
      stdout: 'No form is set for this course.\n',
    });
    expect((await school('evaluation-form', 'BIM_A', file)).stdout).toContain('Set.');
    expect((await school('evaluation-form', 'BIM_A', file)).stdout).toContain('It is already this form.');
    const { stdout } = await school('evaluation-form', 'BIM_A');
    expect(stdout).toMatch(/^Presentation +required +Explains the building +Not yet, Well \(3\)$/m);
    expect(stdout).toMatch(/^Presentation +optional +What stood out +in words$/m);
    await writeFile(file, FORM.replace('Well: 3', 'Well: much'));
    expect(await school('evaluation-form', 'BIM_A', file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('form.yaml:5:'),
    });
  });

  it.each([
    ['no cohort', ['slots'], 2, 'such as BIM_A-14'],
    ['a cohort that is not there', ['slots', 'BIM_A-99'], 1, 'no cohort BIM_A-99'],
    ['no guide', ['slots', 'BIM_A-14', '--day', DAY, '--at', '10:00'], 2, '--guide'],
    [
      'a day that is none',
      ['slots', 'BIM_A-14', '--guide', GUIDE, '--day', '2027-02-30', '--at', '10:00'],
      2,
      '--day',
    ],
    [
      'a time that is none',
      ['slots', 'BIM_A-14', '--guide', GUIDE, '--day', DAY, '--at', '25:00'],
      2,
      '--at',
    ],
    ['no time', ['slots', 'BIM_A-14', '--guide', GUIDE, '--day', DAY], 2, '--at'],
    [
      'a stranger as guide',
      ['slots', 'BIM_A-14', '--guide', 'a@plinth.test', '--day', DAY, '--at', '12:00'],
      1,
      'not a guide',
    ],
    ['a slot that is no id', ['slots', 'BIM_A-14', '--close'], 2, 'by their ids'],
    ['no course', ['evaluation-form'], 2, 'one course'],
    ['a file that is not there', ['evaluation-form', 'BIM_A', '/nowhere.yaml'], 2, 'cannot be read'],
  ])('EVAL-02 API-201 refuses %s with a one-line message', async (_what, args, code, words) => {
    const answer = await school(...args);
    expect(answer).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(words) });
    expect(answer.stderr.trim().split('\n')).toHaveLength(1);
  });
});
