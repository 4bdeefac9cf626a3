import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { userAddresses, userProfiles, users } from '@plinth/api-server/db/schema/accounts';
import { cohorts, enrolments } from '@plinth/api-server/db/schema/cohorts';
import { courses } from '@plinth/api-server/db/schema/curriculum';
import { describe, expect, it } from 'vitest';
import { openStaffSchool } from './staff-school.ts';

const [ASHA, RAVI] = ['asha@plinth.test', 'ravi@plinth.test'];
/** The address of an account that was merged into Asha's. */
const MERGED = 'asha.old@plinth.test';

describe('enrolments handled by staff at the command line', () => {
  const { school, home } = openStaffSchool(async (db) => {
    const [course] = await db
      .insert(courses)
      .values({ code: 'BIM_A', title: 'BIM', publishedAt: new Date() })
      .returning();
    const [cohort] = await db
      .insert(cohorts)
      .values(
        ['14', '15'].map((batchNumber) => ({
          productId: 'BIM_A' as const,
          courseId: course?.courseId ?? '',
          courseTitle: 'BIM for Architects',
          batchNumber,
          cohortType: 'BIM_A' as const,
          productType: 'SPECIALIZATION' as const,
          createdAt: new Date(),
        })),
      )
      .returning();
    const [asha] = await db
      .insert(users)
      .values({ emailId: ASHA, userHash: 'asha', createdAt: new Date() })
      .returning();
    const userId = asha?.userId ?? '';
    await db.insert(userAddresses).values({ emailId: MERGED, userId, createdAt: new Date() });
    await db
      .insert(userProfiles)
      .values({ userId, firstName: 'Asha', lastName: 'Test', updatedAt: new Date() });
    await db.insert(enrolments).values({
      cohortId: cohort?.cohortId ?? '',
      userId,
      state: 'ONGOING',
      enrolledAt: new Date(),
    });
  });
  const stateOf = async (address: string, cohort = 'BIM_A-14') =>
    (await school('enrolments', cohort)).stdout
      .split('\n')
      .find((line) => line.startsWith(address))
      ?.split(/\s+/)
      .at(-1);

  it('OFFICE-09 COHORT-06 changes an enrolment only with --yes, after showing the consequences', async () => {
    const asked = await school('enrolments', 'BIM_A-14', '--pause', MERGED);
    expect(asked.stdout).toContain('ONGOING becomes WAITING; access everything becomes early');
    expect(asked.stdout).toContain('Nothing was changed. Add --yes');
    expect(await stateOf(ASHA)).toBe('ONGOING');
    const done = await school(
      'enrolments',
      'BIM_A-14',
      '--pause',
      MERGED,
      '--reason',
      'A sick leave',
      '--yes',
    );
    expect(done.stdout).toContain(`Paused; ${ASHA} was told by email.`);
    expect(await stateOf(ASHA)).toBe('PAUSED');
  });

  it('OFFICE-09 COHORT-06 moves a learner to another cohort, and says why a change is impossible', async () => {
    const moved = await school('enrolments', 'BIM_A-14', '--move', ASHA, '--to', 'BIM_A-15', '--yes');
    expect(moved.stdout).toContain('Moved');
    expect(await stateOf(ASHA)).toBe('TRANSFERRED');
    expect(await stateOf(ASHA, 'BIM_A-15')).toBeDefined();
    const again = await school('enrolments', 'BIM_A-14', '--block', ASHA, '--yes');
    expect([again.code, again.stdout]).toEqual([1, '']);
    expect(again.stderr).not.toBe('');
  });

  it('OFFICE-09 COHORT-06 enrols the people of a file with --yes after a dry run, and reports each faulty row', async () => {
    const file = join(home(), '..', 'people.csv');
    await writeFile(file, `Email,First name\n${RAVI},Ravi\nno address,Nobody\n`);
    const faulty = await school('enrolments', 'BIM_A-14', '--file', file, '--free', '--yes');
    expect([faulty.code, faulty.stdout]).toEqual([1, expect.stringMatching(/^Line 3: /)]);
    await writeFile(file, `Email,First name\n${RAVI},Ravi\n`);
    expect((await school('enrolments', 'BIM_A-14', '--file', file, '--free')).stdout).toContain(
      'Nobody was enrolled or told.',
    );
    expect(await stateOf(RAVI)).toBeUndefined();
    expect((await school('enrolments', 'BIM_A-14', '--file', file, '--free', '--yes')).stdout).toContain(
      'Enrolled 1;',
    );
    expect(await stateOf(RAVI)).toBeDefined();
  });

  it.each([
    [[], 'Name one cohort'],
    [['BIM_A'], 'Name a cohort by its product and batch'],
    [['BIM_A-14', '--pause', 'nobody'], '--pause is the address of someone'],
    [['BIM_A-14', '--pause', ASHA, '--block', ASHA], 'Do one at a time: --pause, --block.'],
    [['BIM_A-14', '--move', ASHA], '--move ADDRESS goes with --to COHORT.'],
    [['BIM_A-14', '--enrol', RAVI, '--currency', 'EUR'], '--currency is INR or USD.'],
    [
      ['BIM_A-14', '--enrol', RAVI],
      'Say what is due: --currency INR or USD makes an order for each, --free asks nothing.',
    ],
    [['BIM_A-14', '--page', '0'], '--page is a number from 1.'],
  ])('OFFICE-09 %j is refused with what is wrong', async (args, why) => {
    const { code, stderr } = await school('enrolments', ...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
  });

  it('OFFICE-09 reports a cohort or an enrolment that does not exist', async () => {
    expect((await school('enrolments', 'BIM_A-99')).stderr).toContain('There is no cohort BIM_A-99.');
    expect((await school('enrolments', 'BIM_A-14', '--pause', 'x@plinth.test')).stderr).toContain(
      'Nobody has an account with the address x@plinth.test.',
    );
  });
});
