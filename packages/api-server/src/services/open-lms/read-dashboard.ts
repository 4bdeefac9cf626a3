import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { mayExtendAccess } from '@plinth/domain/open-lms/may-extend-access';
import type { OpenDashboard, OpenOffer } from '@plinth/domain/open-lms/open-dashboard';
import { openStatus } from '@plinth/domain/open-lms/open-status';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { readCohortView } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { findOpenPlace, type OpenPlace } from './find-open-place.ts';
import { listOpenCohorts } from './list-open-cohorts.ts';
import { openMissions, toMissionStop } from './open-missions.ts';
import { rewardOfPlace } from './reward-of-place.ts';

const NOBODY = {
  status: 'INACTIVE' as const,
  cohort: null,
  missions: [],
  timer: { running: false, started: false, remainingSeconds: 0 },
  reward: { isUnlocked: false },
  showCoachmarks: false,
  hideIndicators: false,
  canExtendAccess: false,
};

const lengthsOf = ({ settings }: Pick<Deps, 'settings'>) => ({
  accessDays: settings.OPEN_ACCESS_DAYS,
  extensionDays: settings.OPEN_EXTENSION_DAYS,
});

/**
 * Returns the dashboard of the caller's open course. Without a cohort it says which can be joined.
 * @throws Refusal NOT_FOUND for a given cohort that is not the caller's
 */
export async function readOpenDashboard(
  deps: Deps,
  { userId }: Pick<Caller, 'userId'>,
  cohortId: string | undefined,
): Promise<OpenDashboard> {
  const place = await findOpenPlace(deps, userId, cohortId);
  if (place) return toDashboard(deps, userId, place);
  if (cohortId !== undefined) throw refuse('NOT_FOUND', 'You are not in this open course.');
  const open = await listOpenCohorts(deps);
  const offers = open.map(
    ({ productId, courseTitle, startDate }): OpenOffer => ({ productId, courseTitle, startDate }),
  );
  return { ...NOBODY, ...lengthsOf(deps), offers };
}

async function toDashboard(deps: Deps, userId: string, place: OpenPlace): Promise<OpenDashboard> {
  const { cohortId, courseTitle, batchNumber, productId, startDate, state, isPaid } = place;
  const view = await readCohortView(deps, cohortId, userId);
  const missions = openMissions(view, place);
  // A place that is blocked or not started opens nothing, whatever the timer says.
  const mayLearn = learnerMay(state, 'everything');
  const stops = [...missions.nodes].map(([mission, node]) => {
    const stop = toMissionStop(mission, node, missions);
    return { ...stop, isOpen: stop.isOpen && mayLearn };
  });
  if (stops.length > 0 && !missions.nodes.has('REWARD'))
    stops.push({
      mission: 'REWARD',
      state: place.isRewardUnlocked ? 'COMPLETED' : 'NOT_STARTED',
      isOpen: missions.accessTo('REWARD') === 'open' && missions.areDone && mayLearn,
      title: 'Reward',
      minutes: 0,
      steps: 0,
      stepsDone: 0,
    });
  return {
    status: state === 'BLOCKED' ? 'INACTIVE' : openStatus({ cohortStatus: place.cohortStatus, isPaid }),
    cohort: { cohortId, courseTitle, batchNumber, productId, startDate, state },
    missions: stops,
    timer: place.timer,
    reward: rewardOfPlace(deps.settings, place),
    showCoachmarks: place.showCoachmarks,
    hideIndicators: place.hideIndicators,
    canExtendAccess:
      mayLearn &&
      place.cohortStatus === 'ACTIVE' &&
      mayExtendAccess({ timer: place.timer, isExtended: place.isExtended, isPaid }),
    ...lengthsOf(deps),
    offers: [],
  };
}
