import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openDashboardQuery } from '../../data/open-lms.ts';
import { takeTimer } from '../../stores/open-timer.ts';

/** The dashboard of the open course; its timer data updates the shown timer. */
export function useOpenDashboard() {
  const dashboard = useQuery(openDashboardQuery());
  const { data, dataUpdatedAt } = dashboard;
  useEffect(() => {
    if (data) takeTimer(data.timer, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
  return dashboard;
}
