import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { PLACEMENT_CHOICES } from '@plinth/domain/placement/placement-choices';
import type { PlacementPreferences } from '@plinth/domain/placement/placement-preferences';
import type { PlacementStatus } from '@plinth/domain/placement/placement-status';
import { inDays } from './a-cohort.ts';
import { courseOf, idOf, personOf } from './people.ts';
import { renderRoute } from './render-route.tsx';
import { answers } from './server.ts';

export const COHORT = idOf('a');
export const learner = personOf({ userCohorts: { SPECIALIZATION: [courseOf({ state: 'COMPLETED' })] } });
export const SAID: PlacementPreferences = {
  countryPreferences: ['India'],
  locationPreferences: ['Pune', 'Nashik'],
  currentCtc: null,
  expectedCtc: 65_000_000,
  currency: 'INR',
  noticePeriod: 30,
  languages: ['English'],
  internshipExperienceInMonths: 6,
  willingToRelocate: true,
  projectSpecialization: 'MEP modelling',
  priorRevitExp: false,
  choices: structuredClone(PLACEMENT_CHOICES) as unknown as PlacementPreferences['choices'],
};
const NOTHING: PlacementPreferences = {
  ...SAID,
  countryPreferences: null,
  locationPreferences: null,
  expectedCtc: null,
  currency: null,
  noticePeriod: null,
  languages: null,
  internshipExperienceInMonths: null,
  willingToRelocate: null,
  projectSpecialization: null,
  priorRevitExp: null,
};

export const INTEREST = {
  interestedInPlacements: true,
  countryPreferences: [],
  locationPreferences: [],
  currentCtc: null,
  expectedCtc: null,
  currency: null,
  noticePeriod: null,
  languages: [],
  internshipExperienceInMonths: null,
  willingToRelocate: null,
  projectSpecialization: null,
  priorRevitExp: null,
  closeInterestPopup: false,
  closeGraduationPopup: false,
  isDisengaged: false,
};

/** What is known of the learner, and of the dates of the placement in days from now. */
export type Facts = {
  status?: PlacementStatus;
  noticePeriod?: number | null;
  formIn?: number | null;
  startIn?: number | null;
  said?: PlacementPreferences;
  details?: Record<string, unknown>;
  placementCohortId?: string | null;
  state?: CohortUserState;
};

/** Sets up the answers for a learner in this state; the latest facts count. */
export function stand(facts: Facts) {
  const {
    status = 'ELIGIBLE_FOR_PLACEMENT',
    noticePeriod = 30,
    formIn = 10,
    startIn = 20,
    said = noticePeriod === null ? NOTHING : SAID,
    details = {},
    placementCohortId = COHORT,
    state = 'COMPLETED',
  } = facts;
  const date = (key: 'PLACEMENT_FORM_DATE' | 'PLACEMENT_START_DATE', days: number | null) =>
    days === null ? [] : [{ key, meta: { time: inDays(days) } }];
  answers('cohorts', 'listUserCohortsInfo', {
    cohorts: [
      {
        cohortId: COHORT,
        courseTitle: 'BIM for Architects',
        cohortType: 'BIM_A',
        tags: [],
        state,
        timelines: [...date('PLACEMENT_FORM_DATE', formIn), ...date('PLACEMENT_START_DATE', startIn)],
        placementInterest:
          noticePeriod === null
            ? null
            : { interestedInPlacements: true, closeInterestPopup: false, noticePeriod },
      },
    ],
    placementCohortId,
    isReferBannerEnabled: false,
  });
  answers('placement', 'readBannerType', { bannerType: status });
  answers('placement', 'readBanner', {
    bannerType: status,
    title: 'Where you stand',
    text: 'What it means.',
    buttonText: 'Fill in the form',
    buttonPath: `/placement-hub/interest-form?cohortId=${COHORT}`,
  });
  answers('placement', 'readDetails', {
    status,
    placementFormDate: formIn === null ? null : inDays(formIn),
    placementStartDate: startIn === null ? null : inDays(startIn),
    documents: [
      {
        documentId: idOf('d'),
        kind: 'RESUME',
        name: 'Resume',
        status: 'PENDING',
        createdAt: null,
        isUploadable: true,
      },
    ],
    counts: { jobs: 4, applied: 2, offers: 1 },
    ...details,
  });
  answers('placement', 'checkEligibility', {
    isEligible: false,
    status,
    criteria: [
      { key: 'COURSE_COMPLETED', isMet: true },
      { key: 'FEES_PAID', isMet: false },
      { key: 'CLEARED_BY_TEAM', isMet: true },
    ],
  });
  answers('placement', 'listNudges', { nudges: [] });
  answers('placement', 'readInterest', { interest: null });
  answers('placement', 'readPreferences', said);
}
export const open = (page: string, facts: Facts = {}) => {
  const router = renderRoute(`/placement-hub${page}?cohortId=${COHORT}`, learner);
  stand(facts);
  return router;
};
