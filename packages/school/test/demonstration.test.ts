import { createDeps } from '@plinth/api-server/create-deps';
import { openDatabase } from '@plinth/api-server/db/database';
import type { Deps } from '@plinth/api-server/deps';
import { readCohortGroups } from '@plinth/api-server/services/groups/read-cohort-groups';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COHORTS, RUNNING } from '../src/seed/cohort-plan.ts';
import { cohortId } from '../src/seed/seed-cohorts.ts';
import { resolveSettings } from '../src/settings/resolve-settings.ts';
import { openTestDatabase } from './open-test-database.ts';
import { newHome, runSchool } from './run-school.ts';

describe('the content of the demonstration school', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let handle: ReturnType<typeof openDatabase>;
  let deps: Deps;

  beforeAll(async () => {
    database = await openTestDatabase();
    handle = openDatabase(database.url, 2, () => {});
    const env = {
      DATABASE_URL: database.url,
      PLINTH_HOME: await newHome(),
      PLINTH_SECRET: 'a secret of the tests, long enough to sign with',
      PORT: '4716',
      LOG_LEVEL: 'silent',
    };
    const { code, stderr } = await runSchool(['seed'], env).finished;
    expect(code, stderr).toBe(0);
    deps = await createDeps(await resolveSettings(env), handle, pino({ level: 'silent' }));
  }, 240_000);
  afterAll(async () => {
    await handle?.close();
    await database?.drop();
  });

  it('COHORT-04 no group has more learners than fit, and every learner of a course with groups is in one', async () => {
    for (const { key, group } of COHORTS) {
      if (group === 'FREEMIUM') continue;
      const { groups, groupSize, unplaced } = await readCohortGroups(deps, cohortId(key));
      expect(unplaced, key).toEqual([]);
      for (const { title, learners } of groups)
        expect(learners.length, `${key}, ${title}`).toBeLessThanOrEqual(groupSize);
    }
    const { groups } = await readCohortGroups(deps, cohortId(RUNNING));
    expect(groups.map(({ title, learners }) => `${title} ${learners.length}`)).toEqual([
      'Studio A 10',
      'Studio B 9',
      'Studio C 9',
    ]);
  });

  it('CERT-01 certificates are issued on graduation day and name the stages of the capstone', async () => {
    const { rows } = await handle.db.execute<{ kind: string; shown: string[]; late: boolean }>(
      sql`select distinct c.kind, c.shown, c.issued_at <> t.time as late from certificates c
        join cohort_timelines t on t.cohort_id = c.cohort_id and t.key = 'GRADUATION_DATE' order by c.kind`,
    );
    expect(rows).toEqual([
      { kind: 'COMPLETION', shown: [], late: false },
      {
        kind: 'PRACTICE',
        shown: ['Brief and information plan', 'Model and coordination', 'Sheets and presentation'],
        late: false,
      },
    ]);
  });

  it('CAP-01 every capstone task has its own text and remark, and a file where a file is required', async () => {
    const { rows } = await handle.db.execute<{
      title: string;
      kinds: string[];
      texts: number;
      remarks: number;
    }>(
      sql`select n.meta ->> 'title' as title, array_agg(distinct e.kind) as kinds,
          count(distinct r.text)::int as texts, count(distinct r.remark)::int as remarks
        from reports r join course_nodes n using (node_id) join report_entries e using (report_id)
        where r.namespace in ('CAPSTONE', 'REVIEW_DAY') group by n.node_id, n.due_day, title order by n.due_day`,
    );
    const one = { texts: 1, remarks: 1 };
    expect(rows).toEqual([
      { title: 'Hand in the information plan', kinds: ['LINK'], ...one },
      { title: 'Hand in the federated model', kinds: ['LINK'], ...one },
      { title: 'Hand in the drawing set', kinds: ['LINK'], ...one },
      { title: 'Hand in your portfolio', kinds: ['FILE'], ...one },
    ]);
    const { rows: words } = await handle.db.execute<{ texts: number; remarks: number }>(
      sql`select count(distinct text)::int as texts, count(distinct remark)::int as remarks from reports
        where namespace in ('CAPSTONE', 'REVIEW_DAY')`,
    );
    expect(words).toEqual([{ texts: 4, remarks: 4 }]);
  });
});
