import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COHORT_ID } from '../../../../test/a-cohort.ts';
import { answersBy } from '../../../../test/server.ts';
import { keepToken } from '../../../data/token-cookie.ts';
import { useTimeLeft } from './use-time-left.ts';

const responseId = '019dabcd-0000-7000-8000-000000000003';

beforeEach(() => {
  keepToken('a-token-of-a-test');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => vi.useRealTimers());

it('API-150 API-151 an inactive learner is reported to the server and asked, until a key is pressed', async () => {
  const active = answersBy('quizzes', 'pollActivity', () => ({ status: 'STARTED' as const }));
  const away = answersBy('quizzes', 'pollInactivity', ({ body }) => ({
    status: 'STARTED' as const,
    warn: Number(body.inactiveSeconds) >= 60,
  }));
  const { result } = renderHook(() =>
    useTimeLeft({ cohortId: COHORT_ID, responseId, hasLimit: false, isPreview: false, onEnd: () => {} }),
  );
  await expect.poll(() => active).toHaveLength(1);
  act(() => vi.advanceTimersByTime(30_000));
  await expect.poll(() => away).toHaveLength(1);
  act(() => vi.advanceTimersByTime(30_000));
  await expect.poll(() => away.map(({ body }) => body.inactiveSeconds)).toEqual([30, 60]);
  await expect.poll(() => result.current.isAway).toBe(true);
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })));
  expect(result.current.isAway).toBe(false);
  act(() => vi.advanceTimersByTime(29_000));
  expect(active).toHaveLength(1);
});
