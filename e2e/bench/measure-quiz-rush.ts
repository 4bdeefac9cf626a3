import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import pg from 'pg';
import type { Bench, Measure, Row } from './bar.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { count, millis, percentile } from './figures.ts';
import { readApi } from './read-api.ts';
import { seededLearner } from './seeded-learner.ts';

const LEARNERS = 1_000;
/** A whole cohort opens the quiz when its teacher says so: within a minute, here within twenty seconds. */
const WITHIN_MS = 20_000;
const P95_MS = 300;

type Learner = { userId: string; token: string };

/** Creates learners of the cohort with a session each, bypassing the API: signing up is not what is measured. */
async function mintLearners(client: pg.Client, cohortId: string): Promise<Learner[]> {
  const learners = Array.from({ length: LEARNERS }, () => ({
    userId: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  const ids = learners.map(({ userId }) => userId);
  await client.query(
    `insert into users (user_id, email_id, email_verified_at, user_hash, created_at)
      select id, 'rush-' || id || '@plinth.test', now(), id::text, now() from unnest($1::uuid[]) as t(id)`,
    [ids],
  );
  await client.query(
    `insert into user_profiles (user_id, first_name, last_name, updated_at)
      select id, 'Rush', 'Learner', now() from unnest($1::uuid[]) as t(id)`,
    [ids],
  );
  await client.query(
    `insert into enrolments (enrolment_id, cohort_id, user_id, state, enrolled_at)
      select gen_random_uuid(), $2, id, 'ONGOING', now() from unnest($1::uuid[]) as t(id)`,
    [ids, cohortId],
  );
  await client.query(
    `insert into sessions (token_hash, session_id, user_id, expires_at, last_used_at, created_at)
      select hash, gen_random_uuid(), id, now() + interval '1 hour', now(), now() from unnest($1::uuid[], $2::text[]) as t(id, hash)`,
    [ids, learners.map(({ token }) => createHash('sha256').update(token).digest('base64url'))],
  );
  return learners;
}

const firstOpenQuiz = (nodes: readonly CurriculumNode[]): CurriculumNode | undefined => {
  for (const node of nodes) {
    if (node.isLocked) continue;
    const found = node.type === 'QUIZ' ? node : firstOpenQuiz(node.children);
    if (found) return found;
  }
  return undefined;
};

/** P-11: a thousand learners who start one quiz at nearly the same time, each of whom must get an attempt. */
async function measure({ school, note }: Bench): Promise<Row[]> {
  const running = await school();
  const { token, cohortId } = await seededLearner(running);
  const lms = `/v2/client/lms/${cohortId}`;
  const { nodes } = await readApi<{ nodes: CurriculumNode[] }>(
    running.origin,
    token,
    `${lms}/cohort-node-data/index?namespace=LEARNING`,
  );
  const quiz = firstOpenQuiz(nodes);
  if (!quiz) throw new Error('the seeded course has no open quiz');
  const client = new pg.Client({ connectionString: (await embeddedDatabase(running.home)).url });
  await client.connect();
  try {
    const found = await client.query<{ form_id: string }>(
      'select form_id from course_nodes where node_id = $1',
      [quiz.nodeId],
    );
    const formId = found.rows[0]?.form_id;
    const learners = await mintLearners(client, cohortId);
    note(`${LEARNERS} learners start a quiz within ${WITHIN_MS / 1000} s`);
    const latencies: number[] = [];
    let failed = 0;
    const start = async (learner: Learner) => {
      const began = performance.now();
      const answer = await fetch(`${running.origin}${lms}/start-quiz/LEARNING`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-auth-token': learner.token },
        body: JSON.stringify({ quizId: quiz.nodeId, formId, isRetake: false, isPreview: false }),
      }).catch(() => null);
      await answer?.arrayBuffer();
      latencies.push(performance.now() - began);
      if (!answer?.ok) failed += 1;
    };
    const began = performance.now();
    const starts: Promise<void>[] = [];
    for (const [index, learner] of learners.entries()) {
      const early = began + (index * WITHIN_MS) / LEARNERS - performance.now();
      if (early > 1) await pause(early);
      starts.push(start(learner));
    }
    await Promise.all(starts);
    const kept = await client.query<{ attempts: string }>(
      `select count(*) as attempts from form_responses where form_id = $1 and user_id = any($2::uuid[])`,
      [formId, learners.map(({ userId }) => userId)],
    );
    const attempts = Number(kept.rows[0]?.attempts);
    const p95 = percentile(latencies, 0.95);
    return [
      {
        bar: 'P-11',
        what: `${count(LEARNERS)} learners start a quiz within ${WITHIN_MS / 1000} s: p95, attempts kept`,
        figure: `${millis(p95)}, ${count(attempts)}${failed > 0 ? `, ${failed} failed` : ''}`,
        limit: `p95 <= ${P95_MS} ms, ${count(LEARNERS)}`,
        held: p95 <= P95_MS && attempts === LEARNERS && failed === 0,
      },
    ];
  } finally {
    await client.end();
  }
}

export const quizRush: Measure = { bars: ['P-11'], measure };
