import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { cohortTimelines } from '../src/db/schema/cohorts.ts';
import { enrol, mintCohort, mintPerson } from './mint.ts';
import type { TestSchool } from './open-test-school.ts';

export const DAY = 86_400_000;
export const HIRING = '/v1/client/hiring/user';

/** A complete placement form. */
export const FORM = {
  interestedInPlacements: true,
  countryPreferences: ['India'],
  locationPreferences: ['Pune', 'Remote'],
  currentCtc: null,
  expectedCtc: 65_000_000,
  currency: 'INR',
  noticePeriod: 30,
  languages: ['English', 'Marathi'],
  internshipExperienceInMonths: 6,
  willingToRelocate: true,
  projectSpecialization: 'MEP modelling',
  priorRevitExp: true,
};

/** Helpers for a learner of a cohort with placement dates, and the hub's calls. */
export function placementCalls(school: TestSchool) {
  /** Days from now; null for a date the cohort lacks. */
  const mintSeeker = async ({
    state = 'COMPLETED' as CohortUserState,
    formIn = 10 as number | null,
    startIn = 20 as number | null,
    cohort = {} as Parameters<typeof mintCohort>[1],
  } = {}) => {
    const { cohortId, productId, batchNumber } = await mintCohort(school, cohort);
    const at = (days: number) => new Date(school.now().getTime() + days * DAY);
    const dates = [
      ...(formIn === null ? [] : [{ key: 'PLACEMENT_FORM_DATE' as const, time: at(formIn) }]),
      ...(startIn === null ? [] : [{ key: 'PLACEMENT_START_DATE' as const, time: at(startIn) }]),
    ];
    if (dates.length > 0)
      await school.deps.db.insert(cohortTimelines).values(dates.map((date) => ({ cohortId, ...date })));
    const person = await mintPerson(school);
    await enrol(school, cohortId, person.userId, state);
    return { ...person, cohortId, batch: { productId, batchNumber } };
  };
  type Seeker = Awaited<ReturnType<typeof mintSeeker>>;

  const ask = (name: string, { cohortId, token }: Pick<Seeker, 'cohortId' | 'token'>) =>
    school.call('GET', `${HIRING}/${name}?cohortId=${cohortId}`, { token });
  const interestPath = (cohortId: string) => `${HIRING}/placement-interest/${cohortId}`;
  const fill = ({ cohortId, token }: Pick<Seeker, 'cohortId' | 'token'>, body: object = FORM) =>
    school.call('PUT', interestPath(cohortId), { token, body });
  const submit = (
    method: 'PUT' | 'POST',
    name: string,
    { cohortId, token }: Pick<Seeker, 'cohortId' | 'token'>,
    body: object,
  ) => school.call(method, `${HIRING}/${name}`, { token, body: { cohortId, ...body } });
  const statusOf = async (seeker: Seeker) => (await ask('banner-type', seeker)).body.bannerType as string;

  return { mintSeeker, ask, fill, submit, statusOf, interestPath };
}
