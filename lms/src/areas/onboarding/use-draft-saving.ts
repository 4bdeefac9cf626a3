import { ApiError } from '@plinth/api-client/api-error';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onboardingFormQuery, saveOnboarding } from '../../data/onboarding.ts';

const SAVE_AFTER_MS = 700;

export type DraftState = 'idle' | 'saving' | 'saved' | 'failed';

type Sheet = { cohortId: string; answers: ResponseEntry[]; currentPageId: string };

/**
 * Saves the answers a moment after each change, at once when the page is left, and again when the connection is back.
 * What was saved is what the form opens with next time, here or on another device.
 */
export function useDraftSaving({ cohortId, answers, currentPageId }: Sheet) {
  const queryClient = useQueryClient();
  const latest = useRef({ requestData: answers, currentPageId });
  latest.current = { requestData: answers, currentPageId };
  const isDirty = useRef(false);
  const [turn, setTurn] = useState(0);
  const { mutate, status } = useMutation({
    scope: { id: `onboarding-${cohortId}` },
    mutationFn: (sheet: (typeof latest)['current']) =>
      saveOnboarding({ cohortId, ...sheet, finalSubmission: false }),
    onSuccess: ({ cohortOnboardingStatus }, sheet) =>
      queryClient.setQueryData(
        onboardingFormQuery(cohortId).queryKey,
        (held) => held && { ...held, ...sheet, cohortOnboardingStatus },
      ),
    onError: (error) => {
      // Handed in on another device meanwhile: that stands, and the page says so.
      if (error instanceof ApiError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: ['onboarding'] });
      else isDirty.current = true;
    },
  });

  const flush = useCallback(() => {
    if (!isDirty.current) return;
    isDirty.current = false;
    mutate(latest.current);
  }, [mutate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each touch is a turn of its own
  useEffect(() => {
    const timer = setTimeout(flush, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [turn, flush]);

  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', hidden);
      flush();
    };
  }, [flush]);

  const state: DraftState =
    status === 'pending' ? 'saving' : status === 'error' ? 'failed' : status === 'success' ? 'saved' : 'idle';
  return {
    state,
    /** Something was answered, or another page was opened. */
    touch: () => {
      isDirty.current = true;
      setTurn((before) => before + 1);
    },
    /** Nothing more is to be saved: the answers are handed in. */
    stop: () => {
      isDirty.current = false;
    },
  };
}
