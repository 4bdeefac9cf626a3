import { randomBytes, randomUUID } from 'node:crypto';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { cohortTimelines } from '../src/db/schema/cohorts.ts';
import { employers, jobOpenings } from '../src/db/schema/jobs.ts';
import { documents } from '../src/db/schema/operations.ts';
import { placementInterests } from '../src/db/schema/placement.ts';
import { enrol, mintCohort, mintPerson } from './mint.ts';
import type { TestSchool } from './open-test-school.ts';

export const HIRING = '/v1/client/hiring/user';
const DAY_MS = 86_400_000;

type Opening = Partial<typeof jobOpenings.$inferInsert>;

export async function mintEmployer(school: TestSchool, name: string) {
  const [row] = await school.deps.db
    .insert(employers)
    .values({ name, createdAt: school.now(), updatedAt: school.now() })
    .returning();
  if (!row) throw new Error('no employer minted');
  return row;
}

/** Creates an opening that accepts applications for ten days, with one question and no criteria. */
export async function mintOpening(school: TestSchool, opening: Opening = {}) {
  const tag = randomBytes(4).toString('hex');
  const { employerId } = opening.employerId
    ? { employerId: opening.employerId }
    : await mintEmployer(school, `Practice ${tag}`);
  const [row] = await school.deps.db
    .insert(jobOpenings)
    .values({
      createdAt: school.now(),
      updatedAt: school.now(),
      publishedAt: school.now(),
      reference: `opening-${tag}`,
      employerId,
      companyName: `Practice ${tag}`,
      title: 'Junior BIM modeller',
      description: 'Models architecture in Revit.',
      location: 'Pune',
      workMode: 'ON_SITE',
      ctc: 48_000_000,
      currency: 'INR',
      skills: ['Revit'],
      rounds: ['INTRODUCTION', 'TOOL_TEST', 'HR'],
      closingDate: new Date(school.now().getTime() + 10 * DAY_MS),
      questions: [
        {
          questionId: randomUUID(),
          questionType: 'TEXT_AREA',
          question: 'Why this practice?',
          meta: {},
          options: [],
        },
      ],
      ...opening,
    })
    .returning();
  if (!row) throw new Error('no opening minted');
  return row;
}

/** Creates a cohort whose placement has begun. */
export async function mintPlacementCohort(school: TestSchool) {
  const { cohortId } = await mintCohort(school);
  const at = (days: number) => new Date(school.now().getTime() + days * DAY_MS);
  await school.deps.db.insert(cohortTimelines).values([
    { cohortId, key: 'COURSE_COMPLETION_DATE', time: at(-40) },
    { cohortId, key: 'PLACEMENT_FORM_DATE', time: at(-10) },
    { cohortId, key: 'PLACEMENT_START_DATE', time: at(-5) },
  ]);
  return cohortId;
}

type Seeker = { cohortId?: string; state?: CohortUserState; isFormFilled?: boolean };

/** Creates a learner looking for a job: course completed, form filled in, résumé in place. */
export async function mintSeeker(
  school: TestSchool,
  { cohortId, state = 'COMPLETED', isFormFilled = true }: Seeker = {},
) {
  const placed = cohortId ?? (await mintPlacementCohort(school));
  const person = await mintPerson(school);
  await enrol(school, placed, person.userId, state);
  const { db } = school.deps;
  if (isFormFilled)
    await db.insert(placementInterests).values({
      cohortId: placed,
      userId: person.userId,
      interestedInPlacements: true,
      noticePeriod: 30,
      languages: ['English', 'Hindi'],
      priorRevitExp: true,
      willingToRelocate: false,
      updatedAt: school.now(),
    });
  const [resume] = await db
    .insert(documents)
    .values({
      userId: person.userId,
      kind: 'RESUME',
      name: 'Resume',
      bucket: 'private',
      path: `resumes/${person.userId}.pdf`,
      contentType: 'application/pdf',
      size: 10,
      sha256: 'test',
      createdAt: school.now(),
    })
    .returning();
  return { ...person, cohortId: placed, resumeDocumentId: resume?.documentId ?? '' };
}

export type TestSeeker = Awaited<ReturnType<typeof mintSeeker>>;

/** Returns an answer to each question of an opening. */
export const answersTo = ({ questions = [] }: { questions?: { questionId: string }[] }) =>
  questions.map(({ questionId }) => ({ questionId, responseValue: 'Its sections are drawn with care.' }));

export const readOf = (
  school: TestSchool,
  seeker: { token: string; cohortId: string },
  call: string,
  query: Record<string, string> = {},
) =>
  school.call('GET', `${HIRING}/${call}?${new URLSearchParams({ cohortId: seeker.cohortId, ...query })}`, {
    token: seeker.token,
  });

export const sendOf = (
  school: TestSchool,
  seeker: { token: string; cohortId: string },
  method: 'POST' | 'PUT',
  call: string,
  body: Record<string, unknown>,
) =>
  school.call(method, `${HIRING}/${call}`, {
    token: seeker.token,
    body: { cohortId: seeker.cohortId, ...body },
  });

/** Applies for an opening correctly, with the given changes. */
export const applyFor = (
  school: TestSchool,
  seeker: TestSeeker,
  opening: typeof jobOpenings.$inferSelect,
  change: Record<string, unknown> = {},
) =>
  sendOf(school, seeker, 'POST', 'user-job', {
    jobOpeningId: opening.jobOpeningId,
    resumeDocumentId: seeker.resumeDocumentId,
    responses: answersTo(opening),
    ...change,
  });
