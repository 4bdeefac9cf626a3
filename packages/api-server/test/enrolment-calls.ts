import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../src/db/schema/accounts.ts';
import { type cohorts, enrolments } from '../src/db/schema/cohorts.ts';
import { mails } from '../src/db/schema/operations.ts';
import { enrol, mintCohort, mintPerson } from './mint.ts';
import type { TestSchool } from './open-test-school.ts';

/** Staff calls about places in cohorts, with the token current at each call, and what the calls write. */
export function enrolmentCalls(school: TestSchool, tokenOf: () => string) {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    school.call('POST', `/v1/office/enrolments${path}`, { token: tokenOf(), body, headers });

  /** Creates a place of a new person, in a separate cohort unless one is given. */
  async function mintPlace(state: CohortUserState = 'ONGOING', cohort?: typeof cohorts.$inferSelect) {
    const person = await mintPerson(school);
    const at = cohort ?? (await mintCohort(school));
    const [place] = await enrol(school, at.cohortId, person.userId, state);
    if (!place) throw new Error('no place minted');
    return { person, cohort: at, enrolmentId: place.enrolmentId };
  }

  const preview = (move: string, enrolmentIds: string[], toCohortId?: string) =>
    post('/moves/preview', { move, enrolmentIds, ...(toCohortId ? { toCohortId } : {}) });
  const move = (
    name: string,
    places: { enrolmentId: string; seen: CohortUserState }[],
    toCohortId?: string,
    headers = {},
  ) =>
    post(
      '/moves',
      { move: name, enrolments: places, reason: 'They asked', ...(toCohortId ? { toCohortId } : {}) },
      headers,
    );
  const placeOf = async (userId: string, cohortId: string) => {
    const [row] = await school.deps.db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.userId, userId), eq(enrolments.cohortId, cohortId)));
    return row ?? null;
  };
  const stateOf = async (userId: string, cohortId: string) => (await placeOf(userId, cohortId))?.state;
  const mailsTo = (emailId: string) => school.deps.db.select().from(mails).where(eq(mails.to, emailId));
  const auditsOf = (subjectId: string) =>
    school.deps.db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId));

  return { post, mintPlace, preview, move, placeOf, stateOf, mailsTo, auditsOf };
}
