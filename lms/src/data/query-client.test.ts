import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from './query-client.ts';

afterEach(() => queryClient.clear());

it('a response requested before a save does not overwrite the saved data', async () => {
  const queryKey = ['draft'];
  const answers: ((entries: string[]) => void)[] = [];
  queryClient.setQueryData<string[]>(queryKey, []);
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
    staleTime: 0,
  });
  const leave = observer.subscribe(() => {});
  await expect.poll(() => answers.length).toBe(1);
  queryClient.setQueryData(queryKey, ['portfolio.pdf']);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.([]);
  expect(queryClient.getQueryData(queryKey)).toEqual(['portfolio.pdf']);
  answers[1]?.(['portfolio.pdf', 'plan.pdf']);
  await expect.poll(() => queryClient.getQueryData(queryKey)).toEqual(['portfolio.pdf', 'plan.pdf']);
  leave();
});
