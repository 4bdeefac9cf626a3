import { hubPath } from '@plinth/domain/navigation/landing-path';
import { useSnapshot } from 'valtio';
import { EarningsBoard } from '../../../parts/Earnings/EarningsBoard.tsx';
import { session } from '../../../stores/session.ts';

/** What a guide has earned. */
export function EarningsPage() {
  const { profile } = useSnapshot(session);
  return <EarningsBoard seat="guide" title="IG Earnings" hub={hubPath(profile?.userData.roles ?? [])} />;
}
