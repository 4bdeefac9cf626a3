import { randomUUID } from 'node:crypto';
import type { Person } from '../person.ts';
import type { Learner } from './enrol.ts';

/** A learner asks the mentors a question. */
export async function ask({ api, cohort: { cohortId } }: Learner, week: number): Promise<void> {
  await api.mentorQueries.save({
    params: { cohortId },
    body: {
      clientId: randomUUID(),
      title: `Which model decides in week ${week}?`,
      description: '<p>Two of them say different levels.</p>',
      meta: {},
    },
  });
}

/** A guide answers all open queries of the guide's groups. Returns how many. */
export async function answerQueries({ api }: Person, cohortId: string): Promise<number> {
  const params = { cohortId };
  const { queries } = await api.mentorQueries.listForGuide({
    params,
    query: { state: 'OPEN', assigned: 'me' },
  });
  for (const { queryId } of queries)
    await api.mentorQueries.writeByGuide({
      params,
      body: { queryId, text: '<p>The one that the information plan names.</p>', clientId: randomUUID() },
    });
  return queries.length;
}
