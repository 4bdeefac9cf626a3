import { hubPath } from '@plinth/domain/navigation/landing-path';
import { useSnapshot } from 'valtio';
import { EarningsBoard } from '../../../parts/Earnings/EarningsBoard.tsx';
import { session } from '../../../stores/session.ts';

/** What a guide has earned (ROUTE-46, UI-06). */
export function EarningsPage() {
  const { profile } = useSnapshot(session);
  return (
    <>
      <title>IG Earnings | Plinth</title>
      <EarningsBoard seat="guide" title="IG Earnings" hub={hubPath(profile?.userData.roles ?? [])} />
    </>
  );
}
