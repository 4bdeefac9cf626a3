import { COHORT_ID, inDays } from './a-cohort.ts';
import { courseOf, personOf } from './people.ts';
import { renderRoute } from './render-route.tsx';
import { answers } from './server.ts';

const seeker = personOf({ userCohorts: { SPECIALIZATION: [courseOf({ state: 'COMPLETED' })] } });

/** Opens an address of the hub for a person with access to placement. */
export function visitPlacementHub(path: string) {
  const rendered = renderRoute(path, seeker);
  answers('cohorts', 'listUserCohortsInfo', {
    cohorts: [
      {
        cohortId: COHORT_ID,
        courseTitle: 'BIM for Architects',
        cohortType: 'BIM_A',
        tags: [],
        state: 'COMPLETED',
        timelines: [
          { key: 'PLACEMENT_FORM_DATE', meta: { time: inDays(-10) } },
          { key: 'PLACEMENT_START_DATE', meta: { time: inDays(-5) } },
        ],
        placementInterest: { interestedInPlacements: true, closeInterestPopup: false, noticePeriod: 30 },
      },
    ],
    placementCohortId: COHORT_ID,
    isReferBannerEnabled: false,
  });
  answers('placement', 'readBannerType', { bannerType: 'ELIGIBLE_FOR_PLACEMENT' });
  return rendered;
}
