import { useQueryClient } from '@tanstack/react-query';

/** Returns what a form does that was refused: what others have changed meanwhile is shown beside the refusal. */
export function useLookAgain() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['office'] });
}
