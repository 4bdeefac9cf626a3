import { ApiError } from '@plinth/api-client/api-error';
import { useQueryClient } from '@tanstack/react-query';

/** Someone else was faster: what is shown, and what a further try would be based on, is gone or different. */
const isOvertaken = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

/** Returns what follows a refusal: what others have changed meanwhile is loaded, and shown beside it. */
export function useLookAgain() {
  const client = useQueryClient();
  return async (error: Error): Promise<void> => {
    if (isOvertaken(error)) await client.invalidateQueries({ queryKey: ['office'] });
  };
}
