import { hubPath } from '@plinth/domain/navigation/landing-path';
import { useSnapshot } from 'valtio';
import { EarningsBoard } from '../../../parts/Earnings/EarningsBoard.tsx';
import { session } from '../../../stores/session.ts';

/** What a lead mentor has earned (ROUTE-48, UI-09). */
export function EarningsPage() {
  const { profile } = useSnapshot(session);
  return (
    <>
      <title>Mentor Earnings | Plinth</title>
      <EarningsBoard seat="lead" title="Mentor Earnings" hub={hubPath(profile?.userData.roles ?? [])} />
    </>
  );
}
