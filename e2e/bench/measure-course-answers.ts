import { randomUUID } from 'node:crypto';
import type { AssistantTurn } from '@plinth/domain/mentor-queries/assistant';
import type { DataProfile } from '@plinth/domain/profiles/data-profile';
import { measureCourseAnswers } from '@plinth/school/demonstration/measure-course-answers';
import pg from 'pg';
import type { Bench, Measure, Row } from './bar.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { readApi } from './read-api.ts';
import { signIn } from './sign-in.ts';

/** Each half of the set is asked by a different learner, since one may ask sixty questions in ten minutes. */
const LEARNERS = ['learner@plinth.test', 'learner2@plinth.test'] as const;
const FIRST = 0.9;

async function learnersOf(origin: string) {
  const tokens: string[] = [];
  for (const emailId of LEARNERS) {
    const token = await signIn(origin, emailId);
    if (!token) throw new Error(`${emailId} cannot sign in`);
    tokens.push(token);
  }
  const [first = ''] = tokens;
  const { userCohorts } = await readApi<DataProfile>(origin, first, '/v1/client/user/data-profile');
  const [place] = [...userCohorts.SPECIALIZATION, ...userCohorts.COHORT];
  if (!place) throw new Error('the seeded learner has no cohort');
  return { tokens, cohortId: place.cohort.cohortId };
}

/** P-15: the course assistant, asked what learners ask, in a cohort whose whole course is open meanwhile. */
async function measure({ school, note, table }: Bench): Promise<Row[]> {
  const { origin, home } = await school();
  const { tokens, cohortId } = await learnersOf(origin);
  const client = new pg.Client({ connectionString: (await embeddedDatabase(home)).url });
  await client.connect();
  const move = (days: number) =>
    client.query(`update cohort_timelines set time = time + $1 * interval '1 day' where cohort_id = $2`, [
      days,
      cohortId,
    ]);
  let turn = 0;
  const ask = async (question: string) => {
    turn += 1;
    const response = await fetch(`${origin}/v2/client/workspace/${cohortId}/assistant`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-auth-token': tokens[turn % tokens.length] ?? '' },
      body: JSON.stringify({ clientId: randomUUID(), conversationId: randomUUID(), question }),
    });
    if (!response.ok) throw new Error(`the assistant answered ${response.status}`);
    const body = (await response.json()) as { turn: AssistantTurn };
    return body.turn.answer.sources.map(({ title }) => title);
  };
  note('questions to the course assistant');
  await move(-365);
  const answers = await measureCourseAnswers(ask).finally(async () => {
    await move(365);
    await client.end();
  });
  table({
    title: 'Questions whose lesson did not come first',
    head: ['question', 'wanted', 'first'],
    lines: answers.missed.map(({ question, wanted, got }) => [
      question,
      wanted[0] ?? 'nothing',
      got[0] ?? 'nothing',
    ]),
  });
  const share = (right: number) => `${right} of ${answers.answerable}`;
  return [
    {
      bar: 'P-15',
      what: 'course assistant: the right lesson first',
      figure: share(answers.first),
      limit: '>= 9 of 10',
      held: answers.first / answers.answerable >= FIRST,
    },
    {
      bar: 'P-15',
      what: 'course assistant: the right lesson among the first three',
      figure: share(answers.firstThree),
      limit: 'told',
      held: null,
    },
    {
      bar: 'P-15',
      what: `course assistant: answers to ${answers.unanswerable} questions that the course has none for`,
      figure: String(answers.invented),
      limit: '0',
      held: answers.invented === 0,
    },
  ];
}

export const courseAnswers: Measure = { bars: ['P-15'], measure };
