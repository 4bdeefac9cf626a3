import { ApiError } from '@plinth/api-client/api-error';
import { mergeResponses } from '@plinth/domain/forms/merge-responses';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { useSaver } from '@plinth/ui/forms/use-saver';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { onboardingFormQuery, readOnboardingAnswers, saveOnboarding } from '../../data/onboarding.ts';

type Sheet = { cohortId: string; currentPageId: () => string };

/**
 * Saves the changed answers shortly after each change, immediately when the page is left, and again when the connection
 * is back; those changed in another tab or on another device stay as they are. The form next opens with what was saved.
 */
export function useDraftSaving({ cohortId, currentPageId }: Sheet) {
  const queryClient = useQueryClient();
  const { queryKey } = onboardingFormQuery(cohortId);
  const [open] = useState(() => new Map<string, ResponseEntry>());
  const isHandedIn = (error: unknown) => error instanceof ApiError && error.status === 409;
  const saver = useSaver({
    pauseMs: 700,
    isRefusal: isHandedIn,
    save: async () => {
      const sent = [...open.values()];
      const page = { currentPageId: currentPageId() };
      try {
        const { cohortOnboardingStatus } = await saveOnboarding({
          cohortId,
          ...page,
          requestData: sent,
          finalSubmission: false,
        });
        for (const entry of sent) if (open.get(entry.questionId) === entry) open.delete(entry.questionId);
        queryClient.setQueryData(
          queryKey,
          (held) =>
            held && {
              ...held,
              ...page,
              requestData: mergeResponses(held.requestData, sent),
              cohortOnboardingStatus,
            },
        );
      } catch (error) {
        // Handed in on another device meanwhile: that hand-in counts, and the page says so.
        if (isHandedIn(error)) void queryClient.invalidateQueries({ queryKey: ['onboarding'] });
        throw error;
      }
    },
  });
  return {
    ...saver,
    change: (entry: ResponseEntry) => {
      open.set(entry.questionId, entry);
      saver.touch();
    },
    /** Hands in the saved answers, those of other tabs included, with the changes not saved yet. */
    handIn: () => {
      saver.rest();
      return saver.inLine(async () => {
        const saved = await readOnboardingAnswers(cohortId);
        return saveOnboarding({
          cohortId,
          requestData: mergeResponses(saved, [...open.values()]),
          currentPageId: currentPageId(),
          finalSubmission: true,
        });
      });
    },
  };
}
