import { createDeps } from '@plinth/api-server/create-deps';
import { openDatabase } from '@plinth/api-server/db/database';
import type { Deps } from '@plinth/api-server/deps';
import { readCohortGroups } from '@plinth/api-server/services/groups/read-cohort-groups';
import { measureHealth } from '@plinth/api-server/services/office-health/measure-health';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSING, COHORTS, FINISHED, RUNNING } from '../src/seed/cohort-plan.ts';
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

  const healthOf = (key: string) =>
    measureHealth(deps, { cohortId: cohortId(key), guideId: null, withMoney: true });

  it('COHORT-12 a few learners of the running cohort are at risk, for different reasons, and most are on plan', async () => {
    const { summary, learners } = await healthOf(RUNNING);
    const atRisk = learners.filter(({ risks }) => risks.length > 0);
    expect(atRisk.map(({ name }) => name).sort()).toEqual([
      'Bina Demo',
      'Leela Demo',
      'Lokesh Demo',
      'Uday Demo',
      'Vidya Demo',
    ]);
    expect(new Set(atRisk.flatMap(({ risks }) => risks.map(({ reason }) => reason)))).toEqual(
      new Set(['SESSIONS_MISSED', 'BEHIND', 'AWAY', 'HAND_INS_LATE', 'PAYMENT_OVERDUE']),
    );
    expect(summary.learners).toBe(28);
    expect(learners.filter(({ weeksBehind }) => weeksBehind === 0).length).toBeGreaterThan(14);
    expect(new Set(learners.map(({ lastSeenAt }) => lastSeenAt)).size).toBeGreaterThan(20);
  });

  it('COHORT-12 of the cohort on its evaluation day only who lacks stages of the capstone is at risk, of the finished one nobody', async () => {
    const [closing, finished] = [await healthOf(CLOSING), await healthOf(FINISHED)];
    expect(closing.learners).toHaveLength(8);
    expect(closing.learners.flatMap(({ name, risks }) => risks.map((risk) => ({ name, ...risk })))).toEqual([
      { name: 'Firoz Demo', reason: 'HAND_INS_LATE', amount: 2 },
    ]);
    expect(finished.summary.handIns).toEqual({ due: 0, late: 0, toReview: 0, reviewsLate: 0 });
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

  it('MENTOR-02 hand-ins were reviewed by whoever looks after the learner, after some hours, and few wait too long', async () => {
    const { rows } = await handle.db.execute<{ strangers: number; instant: number; early: number }>(
      sql`select count(*) filter (where not case when g.guide_id is null
            then exists (select 1 from cohort_mentors m where m.cohort_id = r.cohort_id
              and m.user_id = r.reviewed_by_id and m.role = 'LEAD_MENTOR')
            else g.guide_id = r.reviewed_by_id end)::int as strangers,
          count(*) filter (where r.reviewed_at < r.submitted_at + interval '1 hour')::int as instant,
          count(*) filter (where r.submitted_at < e.enrolled_at or e.enrolled_at < u.created_at)::int as early
        from reports r join enrolments e using (cohort_id, user_id) join users u using (user_id)
        left join cohort_groups g using (group_id) where r.review_status in ('REVIEWED', 'REJECTED')`,
    );
    expect(rows).toEqual([{ strangers: 0, instant: 0, early: 0 }]);
    const { toReview, reviewsLate } = (await healthOf(RUNNING)).summary.handIns;
    expect({ toReview, reviewsLate }).toEqual({ toReview: 5, reviewsLate: 1 });
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
