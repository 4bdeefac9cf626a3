import { useSnapshot } from 'valtio';
import { session } from '../../stores/session.ts';

const nameOf = (cohortId: string): string => {
  const own = session.cohorts.find(({ cohort }) => cohort.cohortId === cohortId)?.cohort;
  return own ? `${own.productId}-${own.batchNumber}` : 'Another cohort';
};
const notYet = () => '';

/** Names the mentor's cohorts by product and batch, such as `BIM_A-14`; a former one is "Another cohort". */
export function useCohortName(): (cohortId: string) => string {
  // The cohorts are loaded with the session, so a change of its status triggers a new lookup.
  const { status } = useSnapshot(session);
  return status === 'signed-in' ? nameOf : notYet;
}
