import { useSnapshot } from 'valtio';
import { session } from '../../stores/session.ts';

const nameOf = (cohortId: string): string => {
  const own = session.cohorts.find(({ cohort }) => cohort.cohortId === cohortId)?.cohort;
  return own ? `${own.productId}-${own.batchNumber}` : 'Another cohort';
};
const notYet = () => '';

/** Names the own cohorts by product and batch, such as `BIM_A-14`; one that is none any more is "Another cohort". */
export function useCohortName(): (cohortId: string) => string {
  // The cohorts come with the session, so its status tells when to look again.
  const { status } = useSnapshot(session);
  return status === 'signed-in' ? nameOf : notYet;
}
