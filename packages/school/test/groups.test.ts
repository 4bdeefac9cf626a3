import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { userProfiles, users } from '@plinth/api-server/db/schema/accounts';
import { cohortMentors, cohorts, cohortTimelines, enrolments } from '@plinth/api-server/db/schema/cohorts';
import { courses } from '@plinth/api-server/db/schema/curriculum';
import { describe, expect, it } from 'vitest';
import { withClient } from '../src/database/with-client.ts';
import { openStaffSchool } from './staff-school.ts';

const ADDRESSES = ['asha', 'ravi', 'mina', 'guide', 'successor'].map((name) => `${name}@school.test`);
const [ASHA = '', RAVI = '', MINA = '', GUIDE = '', SUCCESSOR = ''] = ADDRESSES;

/** Three learners and two guides; each test has its own cohort. */
const LEARNERS = 3;

describe('groups, health and announcements by staff at the command line', () => {
  const { school, home, url } = openStaffSchool(async (db) => {
    const [course] = await db
      .insert(courses)
      .values({ code: 'BIM_A', title: 'BIM', publishedAt: new Date() })
      .returning();
    const people = await db
      .insert(users)
      .values(
        ADDRESSES.map((emailId, at) => ({
          emailId,
          emailVerifiedAt: new Date(),
          userHash: `person-${at}`,
          roles: at < LEARNERS ? [] : ['INDUSTRIAL_GUIDE' as const],
          createdAt: new Date(),
        })),
      )
      .returning();
    await db.insert(userProfiles).values(
      people.map(({ userId, emailId }) => ({
        userId,
        firstName: emailId.split('@')[0] ?? '',
        lastName: 'T',
        updatedAt: new Date(),
      })),
    );
    for (const batchNumber of ['1', '2', '3']) {
      const [cohort] = await db
        .insert(cohorts)
        .values({
          productId: 'BIM_A',
          courseId: course?.courseId ?? '',
          courseTitle: 'BIM',
          batchNumber,
          cohortType: 'BIM_A',
          productType: 'SPECIALIZATION',
          cohortGroup: 'SPECIALIZATION',
          createdAt: new Date(),
        })
        .returning();
      const cohortId = cohort?.cohortId ?? '';
      await db
        .insert(cohortTimelines)
        .values({ cohortId, key: 'START_DATE', time: new Date(Date.now() - 14 * 86_400_000) });
      await db
        .insert(enrolments)
        .values(
          people
            .slice(0, LEARNERS)
            .map(({ userId }) => ({ cohortId, userId, state: 'ONGOING' as const, enrolledAt: new Date() })),
        );
      await db
        .insert(cohortMentors)
        .values({ cohortId, userId: people[LEARNERS]?.userId ?? '', role: 'INDUSTRIAL_GUIDE' });
    }
  });
  const audited = async (action: string) => {
    const { rows } = await withClient(url(), (client) =>
      client.query('select source, actor_id, details, before, after from audit_entries where action = $1', [
        action,
      ]),
    );
    return rows;
  };
  const done = async (...args: string[]) => {
    const answer = await school(...args);
    expect(answer).toMatchObject({ code: 0, stderr: '' });
    return answer.stdout;
  };

  it('OFFICE-09 COHORT-04 previews groups before creating them, and moves learners between them', async () => {
    const shown = await done('groups', 'make', 'BIM_A-1', '--number', '2');
    expect(shown).toMatch(/Studio A +nobody +new +2/);
    expect(shown).toContain('Nobody is moved or told yet');
    expect(await done('groups', 'BIM_A-1')).toContain('There are no groups yet.\nIn no group: ');
    expect(await done('groups', 'make', 'BIM_A-1', '--number', '2', '--yes')).toContain(
      'Created: 2. Moved and told: 3.',
    );
    expect(await audited('groups.arranged')).toMatchObject([{ source: 'COMMAND', actor_id: null }]);
    await done('groups', 'move', 'BIM_A-1', ASHA, RAVI, MINA.toUpperCase(), '--to', 'studio b');
    expect(await done('groups', 'move', 'BIM_A-1', ASHA, '--to', 'none')).toBe('Moved and told: 1 of 1.\n');
    const list = await done('groups', 'BIM_A-1');
    expect(list).toMatch(/Studio B +nobody +2 of \d+/);
    expect(list).toContain('In no group: asha T.');
    expect(await school('groups', 'remove', 'BIM_A-1', '--group', 'Studio B')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('are in this group'),
    });
    await done('groups', 'rename', 'BIM_A-1', '--group', 'Studio A', '--title', 'Evening');
    expect(await done('groups', 'remove', 'BIM_A-1', '--group', 'Evening')).toContain('Removed: Evening');
    expect(await audited('groups.rename')).toMatchObject([
      { source: 'COMMAND', before: { title: 'Studio A' }, after: { title: 'Evening' } },
    ]);
  });

  it('OFFICE-09 COHORT-05 a group gets a guide, and a successor takes over all groups of a guide', async () => {
    await done('groups', 'make', 'BIM_A-2', '--number', '1', '--yes');
    expect(await done('groups', 'guide', 'BIM_A-2', '--group', 'Studio A', '--to', GUIDE)).toContain(
      `Studio A is guided by ${GUIDE}`,
    );
    expect(await done('groups', 'BIM_A-2')).toMatch(/Studio A +guide T +3 of/);
    expect(await school('groups', 'mentor', 'BIM_A-2', '--from', GUIDE)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Name who takes over: 1 groups'),
    });
    expect(await done('groups', 'mentor', 'BIM_A-2', '--from', GUIDE, '--to', SUCCESSOR)).toContain(
      'Handed over: 1 groups',
    );
    const list = await done('groups', 'BIM_A-2');
    expect(list).toMatch(/Studio A +successor T/);
    expect(list).toMatch(/Guide +successor T +1 +3/);
    await done('groups', 'guide', 'BIM_A-2', '--group', 'Studio A', '--to', 'nobody');
    expect(await done('groups', 'BIM_A-2')).toMatch(/Studio A +nobody/);
    expect(await audited('cohort.mentor')).toMatchObject([{ source: 'COMMAND', details: { groups: 1 } }]);
  });

  it('OFFICE-09 COHORT-12 shows the health of a cohort, and writes it into a new file, recorded in the audit log', async () => {
    const shown = await done('health', 'BIM_A-3', '--search', 'asha');
    expect(shown).toMatch(/learners +3, /);
    expect(shown).toMatch(/asha T +ONGOING/);
    expect(shown).toContain('1 in total.');
    expect(await done('health', 'BIM_A-3', '--risk', 'payment-overdue')).toContain('No learner matches.');
    const file = join(home(), 'health.csv');
    expect(await done('health', 'BIM_A-3', '--csv', file)).toBe(`Written: ${file}.\n`);
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(1 + LEARNERS);
    expect(await audited('cohort.health-exported')).toMatchObject([
      { source: 'COMMAND', details: { rows: 3 } },
    ]);
    expect(await school('health', 'BIM_A-3', '--csv', file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot be written'),
    });
  });

  it('OFFICE-09 COHORT-11 an announcement is sent to a group, and withdrawn, only with --yes', async () => {
    await done('groups', 'make', 'BIM_A-3', '--size', '2', '--yes');
    const typed = ['announcements', 'write', '--title', 'No class', '--text', 'The building is closed.'];
    const toGroup = [...typed, '--cohort', 'BIM_A-3', '--group', 'Studio A'];
    expect(await done(...toGroup)).toBe(
      '“No class” reaches 2, 2 of them by email too, at once.\nNothing was written: add --yes to do it.\n',
    );
    expect(await done('announcements', '--cohort', 'BIM_A-3')).toBe('No announcement matches.\n');
    const [, id = ''] = /Written: (\S+)\./.exec(await done(...toGroup, '--yes')) ?? [];
    expect(await done('announcements', '--cohort', 'BIM_A-3')).toMatch(
      new RegExp(`${id} +PUBLISHED .* 2 +0 +learners of BIM, BIM_A-3, Studio A +No class`),
    );
    expect(await done('announcements', 'readers', id, '--unread')).toContain('2 in total.');
    expect(await audited('announcement.written')).toMatchObject([
      { source: 'COMMAND', actor_id: null, details: { people: 2 } },
    ]);
    expect(await done('announcements', 'withdraw', id)).toContain('sent to 2, read by 0.');
    expect(await done('announcements', '--status', 'published')).toContain(id);
    await done('announcements', 'withdraw', id, '--yes');
    expect(await done('announcements', '--status', 'withdrawn')).toContain(id);
    const soon = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const later = await done(...typed, '--mentors', 'only', '--cohort', 'BIM_A-3', '--at', soon, '--yes');
    expect(later).toContain('reaches 1,');
    expect(await done('announcements', '--status', 'scheduled')).toMatch(/mentors of BIM, BIM_A-3/);
  });

  it('OFFICE-09 OFFICE-06 lists changes and writes them into a new file, recorded in the audit log', async () => {
    await done('groups', 'move', 'BIM_A-2', MINA, '--to', 'none');
    const list = await done('audit', '--person', MINA, '--source', 'command');
    expect(list).toMatch(
      new RegExp(`command line +groups.moved +${MINA} +\\{"group":.*→ \\{"group":null\\}`),
    );
    const file = join(home(), 'audit.csv');
    expect(await done('audit', '--search', 'groups.moved', '--csv', file)).toBe(`Written: ${file}.\n`);
    expect(await readFile(file, 'utf8')).toContain(MINA);
    expect(await audited('audit.exported')).toMatchObject([{ source: 'COMMAND' }]);
    expect(await done('audit', '--to', '2020-01-01')).toBe('No change matches.\n');
  });

  const WRITE = ['announcements', 'write', '--title', 'T', '--text', 'x'];
  it.each([
    [['groups'], 2, 'school groups'],
    [['groups', 'BIM_A-99'], 1, 'no cohort BIM_A-99'],
    [['groups', 'make', 'BIM_A-1'], 2, 'Choose one'],
    [['groups', 'make', 'BIM_A-1', '--number', '2', '--rebalance'], 2, 'Choose one'],
    [['groups', 'make', 'BIM_A-1', '--number', 'many'], 2, 'whole numbers'],
    [['groups', 'guide', 'BIM_A-1', '--to', GUIDE], 2, '--group'],
    [['groups', 'guide', 'BIM_A-1', '--group', 'Nowhere', '--to', GUIDE], 1, 'no group “Nowhere”'],
    [['groups', 'move', 'BIM_A-1', '--to', 'none'], 2, 'Name one to 100 learners'],
    [['groups', 'move', 'BIM_A-1', 'asha', '--to', 'none'], 2, 'by an address, not “asha”'],
    [['groups', 'move', 'BIM_A-1', GUIDE, '--to', 'none'], 1, 'no longer has a seat in this cohort'],
    [['groups', 'mentor', 'BIM_A-1'], 2, '--to'],
    [['groups', 'mentor', 'BIM_A-1', '--to', ASHA], 1, 'no longer a guide'],
    [['groups', 'mentor', 'BIM_A-1', '--role', 'chief', '--to', ASHA], 2, '--role is one of'],
    [['groups', 'seat', 'BIM_A-1', 'asha'], 2, 'by its id'],
    [['groups', 'seat', 'BIM_A-1', '01a1b2c3-d4e5-7f60-8a9b-0c1d2e3f4a5b'], 1, 'Payer not found'],
    [['audit', '--from', 'May'], 2, '--from is a day'],
    [['audit', '--source', 'sky'], 2, '--source is one of'],
    [['audit', '--person', 'nobody@school.test'], 1, 'Nobody has an account'],
    [['health'], 2, 'Name one cohort'],
    [['health', 'BIM_A-99'], 1, 'no cohort BIM_A-99'],
    [['health', 'BIM_A-1', '--risk', 'weather'], 2, '--risk is one of'],
    [['announcements', 'shout'], 2, 'school announcements'],
    [['announcements', 'withdraw', 'it'], 2, 'by its id'],
    [['announcements', 'readers', '01a1b2c3-d4e5-7f60-8a9b-0c1d2e3f4a5b'], 1, 'Announcement not found'],
    [['announcements', 'write', '--text', 'x', '--yes'], 2, '--title'],
    [['announcements', 'write', '--title', 'T', '--file', '/nowhere.txt'], 2, 'cannot be read'],
    [[...WRITE, '--group', 'Studio A'], 2, '--group goes with --cohort'],
    [[...WRITE, '--at', '2027-01-31'], 2, 'a day and a time'],
    [[...WRITE, '--state', 'asleep'], 2, '--state is one of'],
    [[...WRITE, '--cohort', 'BIM_A-2', '--state', 'completed', '--yes'], 1, 'Nobody is in this audience'],
  ])('OFFICE-09 %j fails and says what is wrong', async (args, code, text) => {
    expect(await school(...args)).toMatchObject({ code, stderr: expect.stringContaining(text) });
  });
});
