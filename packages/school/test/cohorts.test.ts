import { users } from '@plinth/api-server/db/schema/accounts';
import { courseNodes, courses } from '@plinth/api-server/db/schema/curriculum';
import { addDays } from '@plinth/domain/dates/add-days';
import { formatDay } from '@plinth/domain/dates/format-day';
import { describe, expect, it } from 'vitest';
import { withClient } from '../src/database/with-client.ts';
import { openStaffSchool } from './staff-school.ts';

const START = addDays(new Date().toISOString().slice(0, 10), 60);

describe('cohorts by staff at the command line', () => {
  const { school, url } = openStaffSchool(async (db) => {
    const [course] = await db
      .insert(courses)
      .values({ code: 'BIM_A', title: 'BIM', publishedAt: new Date() })
      .returning();
    const courseId = course?.courseId ?? '';
    const [root] = await db
      .insert(courseNodes)
      .values({ courseId, namespace: 'LEARNING', key: 'root', type: 'ROOT', rank: 1, meta: { title: 'BIM' } })
      .returning();
    const [sections] = await db
      .insert(courseNodes)
      .values({
        courseId,
        parentNodeId: root?.nodeId ?? '',
        namespace: 'LEARNING',
        key: 'root/m1',
        type: 'COURSE_MODULE',
        rank: 2,
        releaseDay: 14,
        meta: { title: 'Sections' },
      })
      .returning();
    await db.insert(courseNodes).values({
      courseId,
      parentNodeId: sections?.nodeId ?? '',
      namespace: 'LEARNING',
      key: 'root/m1/cut',
      type: 'TOPIC',
      rank: 3,
      meta: { title: 'Where to cut' },
    });
    await db.insert(users).values([
      { emailId: 'lead@school.test', userHash: 'lead', roles: ['LEAD_MENTOR'], createdAt: new Date() },
      { emailId: 'nobody@school.test', userHash: 'nobody', createdAt: new Date() },
    ]);
  });
  const audit = (action: string) =>
    withClient(url(), (client) =>
      client.query('select source, before, after from audit_entries where action = $1', [action]),
    );

  it('OFFICE-09 COHORT-01 previews a cohort with all its dates, and creates it only with --yes', async () => {
    const planned = await school(
      'cohorts',
      'create',
      'BIM_A-16',
      '--start',
      START,
      '--lead',
      'lead@school.test',
    );
    expect({ code: planned.code, stderr: planned.stderr }).toEqual({ code: 0, stderr: '' });
    expect(planned.stdout).toMatch(new RegExp(`${addDays(START, 14)}.*RELEASE +Sections`));
    expect(planned.stdout).toContain(addDays(START, 24 * 7));
    expect(planned.stdout).toContain('Nothing is saved yet');
    expect((await school('cohorts')).stdout).toBe('No cohort matches.\n');
    const options = ['--start', START, '--lead', 'lead@school.test', '--seats', '30', '--yes'];
    expect(await school('cohorts', 'create', 'BIM_A-16', ...options)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Created: BIM_A-16, on sale with 30 seats.'),
    });
    expect((await school('cohorts', '--search', 'BIM_A-16')).stdout).toMatch(
      new RegExp(`BIM_A-16 +ACTIVE +${formatDay(START)} .* 0 of 30`),
    );
    expect((await audit('cohort.created')).rows).toMatchObject([
      { source: 'COMMAND', after: { batchNumber: '16', seats: 30 } },
    ]);
    expect(await school('cohorts', 'create', 'BIM_A-16', ...options)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is a cohort BIM_A-16 already'),
    });
  });

  it('OFFICE-09 COHORT-07 changes the settings of a cohort, with before and after in the audit log', async () => {
    await school('cohorts', 'create', 'BIM_A-17-b', '--start', START, '--yes');
    const set = await school(
      'cohorts',
      'set',
      'BIM_A-17-b',
      '--on',
      'assistant',
      '--off',
      'leaderboard',
      '--seats',
      '25',
    );
    expect(set.stdout).toMatch(/seats +25/);
    expect(set.stdout).toMatch(/assistant +on/);
    expect(set.stdout).toMatch(/^leaderboard +off/m);
    expect((await audit('cohort.settings')).rows).toMatchObject([
      {
        source: 'COMMAND',
        before: { seats: 40, aiBotEnabled: false },
        after: { seats: 25, aiBotEnabled: true },
      },
    ]);
    expect((await school('cohorts', 'set', 'BIM_A-17-b')).stdout).toBe(set.stdout);
  });

  it('OFFICE-09 COHORT-08 closes a cohort only with --yes, and can give more time to a learner who lacks something', async () => {
    await withClient(url(), async (client) => {
      await client.query(`with cohort as (
          insert into cohorts (cohort_id, product_id, course_id, course_title, batch_number, cohort_type, product_type, cohort_group, created_at)
          select gen_random_uuid(), 'BIM_A', course_id, 'BIM', '9', 'BIM_A', 'BIM_A', 'SPECIALIZATION', now() from courses returning cohort_id),
        ended as (insert into cohort_timelines (cohort_id, key, time)
          select cohort_id, key, now() - days * interval '1 day' from cohort,
            (values ('START_DATE', 60), ('COURSE_COMPLETION_DATE', 2)) as dates (key, days)),
        people as (insert into users (user_id, email_id, user_hash, created_at)
          select gen_random_uuid(), name || '@school.test', name, now() from unnest(array['done', 'behind']) as name returning user_id, email_id),
        merged as (insert into user_addresses (email_id, user_id, created_at)
          select 'was-' || email_id, user_id, now() from people),
        named as (insert into user_profiles (user_id, first_name, updated_at) select user_id, split_part(email_id, '@', 1), now() from people),
        places as (insert into enrolments (enrolment_id, cohort_id, user_id, state, enrolled_at)
          select gen_random_uuid(), cohort_id, user_id, 'ONGOING', now() from cohort, people)
        insert into node_progress (cohort_id, user_id, node_id, state, started_at, completed_at)
          select cohort_id, user_id, node_id, 'COMPLETED', now(), now() from cohort, people, course_nodes
          where email_id = 'done@school.test' and key = 'root/m1/cut'`);
    });
    const shown = await school('cohorts', 'close', 'BIM_A-9');
    expect(shown).toMatchObject({ code: 0, stderr: '' });
    expect(shown.stdout).toMatch(/done +completes/);
    expect(shown.stdout).toMatch(/behind +lacks +0 % of the course done, 80 % are needed/);
    expect(shown.stdout).toContain('Nobody is completed or told yet.');
    const time = await school('cohorts', 'more-time', 'BIM_A-9', 'Was-Behind@school.test', '--until', START);
    expect(time).toMatchObject({ code: 0, stdout: `More time until ${START}, told by mail: 1.\n` });
    expect(await school('cohorts', 'close', 'BIM_A-9', '--yes')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Closed: BIM_A-9. Completed now: 1. Lacking something: 1.'),
    });
    const [, row = ''] = (await school('certificates', 'BIM_A-9')).stdout.split('\n');
    const [number = ''] = row.split(' ');
    expect(row).toMatch(/^PL-\S+ +COMPLETION +done +\d{1,2} \w+, \d{4} +valid$/);
    const anew = await school('certificates', 'reissue', number, '--reason', 'A new name');
    expect(anew.stdout).toMatch(/^Reissued: PL-\S+ for done; an email says so\.\n$/);
    expect(await school('certificates', 'revoke', number, '--reason', 'Twice')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already been revoked'),
    });
    const [, fresh = ''] = /Reissued: (\S+) /.exec(anew.stdout) ?? [];
    expect((await school('certificates', 'revoke', fresh, '--reason', 'Work of another')).code).toBe(0);
    expect((await audit('certificate.revoked')).rows).toMatchObject([{ source: 'COMMAND' }]);
    const again = await school('cohorts', 'close', 'BIM_A-9', '--yes');
    expect(again.stdout).toMatch(/done +has completed/);
    expect(again.stdout).toContain('Completed now: 0.');
    expect((await audit('cohort.closed')).rows[0]).toMatchObject({ source: 'COMMAND' });
    expect(
      await school('cohorts', 'more-time', 'BIM_A-9', 'done@school.test', '--until', START),
    ).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no longer missing anything'),
    });
  });

  it.each([
    [['revoke', 'PL-2222-3333-4444'], 2, '--reason'],
    [['revoke', 'PL-2222', '--reason', 'x'], 2, 'by its number'],
    [['reissue', 'PL-2222-3333-4444', '--reason', 'x'], 1, 'no certificate PL-2222-3333-4444'],
    [['BIM_A-99'], 1, 'no cohort BIM_A-99'],
    [[], 2, 'school certificates'],
  ])('OFFICE-09 CERT-05 certificates %j fails and says what is wrong', async (args, code, text) => {
    expect(await school('certificates', ...args)).toMatchObject({
      code,
      stderr: expect.stringContaining(text),
    });
  });

  it.each([
    [['close', 'BIM_A-99'], 1, 'no cohort BIM_A-99'],
    [['more-time', 'BIM_A-99', 'a@school.test'], 2, '--until'],
    [['more-time', 'BIM_A-99', '--until', START], 2, 'Name one to 100 learners'],
    [['more-time', 'BIM_A-99', 'stranger@school.test', '--until', START], 1, 'stranger@school.test'],
    [['create', 'BIM_A-18'], 2, 'first day'],
    [['create', 'sixteen', '--start', START], 2, 'Name the cohort'],
    [['create', 'BIM_A-18', '--start', '2026-02-31'], 2, '--start'],
    [['create', 'BIM_A-18', '--start', '2020-01-06'], 1, 'has passed'],
    [['create', 'BIM_A-18', '--start', START, '--zone', 'Mars/Olympus'], 2, '--zone'],
    [['create', 'BIM_A-18', '--start', START, '--holiday', START], 2, 'holiday'],
    [['create', 'BIM_A-18', '--start', START, '--course', 'NONE'], 2, '--course is one of BIM_A'],
    [['create', 'BIM_A-18', '--start', START, '--lead', 'nobody@school.test'], 1, 'no lead mentor'],
    [['create', 'BIM_A-18', '--start', START, '--seats', 'many'], 2, '--seats'],
    [['set', 'BIM_A-99', '--seats', '5'], 1, 'no cohort BIM_A-99'],
    [['set', 'BIM_A-99', '--on', 'disco'], 2, '--on is one of'],
    [['set', 'BIM_A-99', '--on', 'nudges', '--off', 'nudges'], 2, 'either on or off'],
    [['drop', 'BIM_A-99'], 2, 'school cohorts'],
    [['--status', 'GONE'], 2, '--status is one of'],
    [['--page', '0'], 2, '--page'],
  ])('OFFICE-09 cohorts %j fails and says what is wrong', async (args, code, text) => {
    expect(await school('cohorts', ...args)).toMatchObject({ code, stderr: expect.stringContaining(text) });
  });
});
