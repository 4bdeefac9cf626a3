import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { users } from '@plinth/api-server/db/schema/accounts';
import { cohorts, enrolments } from '@plinth/api-server/db/schema/cohorts';
import { courseNodes, courses, liveSessions } from '@plinth/api-server/db/schema/curriculum';
import { describe, expect, it } from 'vitest';
import { openStaffSchool } from './staff-school.ts';

const [ASHA, RAVI] = ['asha@plinth.test', 'ravi@plinth.test'];
const [HELD, AHEAD] = [randomUUID(), randomUUID()];
const HOUR_MS = 3_600_000;

describe('attendance taken by staff at the command line', () => {
  const { school, home } = openStaffSchool(async (db) => {
    const [course] = await db
      .insert(courses)
      .values({ code: 'BIM_A', title: 'BIM', publishedAt: new Date() })
      .returning();
    const [cohort] = await db
      .insert(cohorts)
      .values({
        productId: 'BIM_A',
        courseId: course?.courseId ?? '',
        courseTitle: 'BIM for Architects',
        batchNumber: '14',
        cohortType: 'BIM_A',
        productType: 'SPECIALIZATION',
        createdAt: new Date(),
      })
      .returning();
    const people = await db
      .insert(users)
      .values([ASHA, RAVI].map((emailId) => ({ emailId, userHash: emailId, createdAt: new Date() })))
      .returning();
    const cohortId = cohort?.cohortId ?? '';
    await db.insert(enrolments).values(
      people.map(({ userId }) => ({
        cohortId,
        userId,
        state: 'ONGOING' as const,
        enrolledAt: new Date(Date.now() - 90 * HOUR_MS),
      })),
    );
    for (const [liveSessionId, hours] of [
      [HELD, -5],
      [AHEAD, 5],
    ] as const) {
      const [node] = await db
        .insert(courseNodes)
        .values({
          courseId: course?.courseId ?? '',
          namespace: 'LEARNING',
          key: liveSessionId,
          type: 'LIVE_SESSION',
          rank: 1,
          meta: { title: 'Sections' },
        })
        .returning();
      const begin = Date.now() + hours * HOUR_MS;
      await db.insert(liveSessions).values({
        liveSessionId,
        cohortId,
        nodeId: node?.nodeId ?? '',
        startDate: new Date(begin),
        endDate: new Date(begin + HOUR_MS),
      });
    }
  });
  const listed = async () => (await school('sessions', 'BIM_A-14')).stdout;

  it('API-193 imports a list of participants, repeatably, and reports whom it could not match', async () => {
    const file = join(home(), '..', 'participants.csv');
    await writeFile(file, 'Name,Email\nAsha,ASHA@plinth.test\nGuest,guest@plinth.test\niPad,\n');
    expect(await listed()).not.toContain(' of ');
    for (let time = 0; time < 2; time += 1)
      expect(await school('sessions', HELD, '--attendance', file)).toEqual({
        code: 0,
        stdout: [
          '1 of 2 learners came.',
          'Not taken; `--came ADDRESS` records a learner who was there under another name:',
          '  guest@plinth.test: no learner of this cohort',
          '  line 4: iPad: no address\n',
        ].join('\n'),
        stderr: '',
      });
    expect(await listed()).toMatch(/ 1 of 2 +0 +Sections/);
  });

  it('API-193 corrects the attendance of single learners by hand', async () => {
    const marked = await school('sessions', HELD, '--came', 'Ravi@plinth.test', '--absent', ASHA);
    expect(marked).toEqual({
      code: 0,
      stdout: `${RAVI}  Came.\n${ASHA}  Was absent.\n`,
      stderr: '',
    });
    expect(await listed()).toMatch(/ 1 of 2 +0 +Sections/);
  });

  it.each([
    ['a session that is none', ['BIM_A-14', '--came', ASHA], 2, 'by its id'],
    ['a session that is not there', [randomUUID(), '--came', ASHA], 1, 'no session'],
    ['a session to come', [AHEAD, '--came', ASHA], 1, 'not over'],
    ['somebody who is no learner', [HELD, '--came', 'guest@plinth.test'], 1, 'guest@plinth.test'],
    ['no address', [HELD, '--absent', 'asha'], 2, '--absent is the address'],
    ['both at once', [HELD, '--came', ASHA, '--absent', ASHA], 2, 'either came or was absent'],
    ['a list and a learner', [HELD, '--came', ASHA, '--attendance', 'a.csv'], 2, 'goes alone'],
    ['a file that is not there', [HELD, '--attendance', '/nowhere.csv'], 2, 'cannot be read'],
  ])('API-193 refuses %s with a one-line message', async (_what, args, code, words) => {
    const answer = await school('sessions', ...args);
    expect(answer).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(words) });
    expect(answer.stderr.trim().split('\n')).toHaveLength(1);
  });
});
