import { ApiError } from '@plinth/api-client/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownStaffQuery } from '../../data/staff.ts';

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 403;

/** Reloads the user's own roles after a refused call, since roles may have been removed; the frame then adapts. */
export function useAskWhenRefused(): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = ownStaffQuery();
    const ask = () => void client.invalidateQueries({ queryKey });
    const ends = [
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || !isRefusal(event.action.error))
          return;
        const [area, part] = event.query.queryKey;
        if (area === 'office' && part !== queryKey[1]) ask();
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isRefusal(event.action.error)) ask();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [client]);
}
