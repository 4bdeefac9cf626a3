import { ApiError } from '@plinth/api-client/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { showToast } from '../../../parts/show-toast.ts';
import { GoneForm } from './gone-form.ts';

/** Someone else was faster: what is shown, and what a further try would be based on, is gone or different. */
const isOvertaken = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

/**
 * Returns what follows a refusal: what others have changed meanwhile is loaded, and shown beside it. If the form or
 * button that it was about is gone with that, the sheet around it shows the refusal.
 */
export function useLookAgain() {
  const client = useQueryClient();
  const takeOver = use(GoneForm) ?? (({ message }: Error) => void showToast('error', message));
  const refusal = useRef<Error | null>(null);
  const latest = useRef(takeOver);
  latest.current = takeOver;
  useEffect(
    () => () => {
      if (refusal.current) latest.current(refusal.current);
    },
    [],
  );
  return async (error: Error): Promise<void> => {
    if (!isOvertaken(error)) return;
    refusal.current = error;
    await client.invalidateQueries({ queryKey: ['office'] });
    // What was loaded is drawn in the next task; whatever closes the form after that is the reader's own act.
    setTimeout(() => {
      refusal.current = null;
    });
  };
}
