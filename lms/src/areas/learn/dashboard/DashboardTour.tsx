import { COACHMARKS } from '@plinth/domain/dashboards/coachmarks';
import { useQueryClient } from '@tanstack/react-query';
import { closeDashboardTour, dashboardQuery } from '../../../data/dashboards.ts';
import { Tour } from '../../../parts/Tour/Tour.tsx';

/** The tour of the dashboard in ten stops; closing it at any of them ends it. */
export function DashboardTour({ cohortId, onClose }: { cohortId: string; onClose: () => void }) {
  const client = useQueryClient();

  /** Closes immediately; the server is informed meanwhile that it is dismissed for good, and again if that fails. */
  function close() {
    onClose();
    void client
      .getMutationCache()
      .build(client, { mutationFn: () => closeDashboardTour(cohortId), retry: 3 })
      .execute(undefined)
      .then(({ showCoachmarks }) =>
        client.setQueryData(dashboardQuery(cohortId).queryKey, (kept) => kept && { ...kept, showCoachmarks }),
      )
      .catch(() => {});
  }

  return <Tour marks={COACHMARKS} onClose={close} />;
}
