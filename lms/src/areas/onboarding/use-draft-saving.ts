import { ApiError } from '@plinth/api-client/api-error';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { useSaver } from '@plinth/ui/forms/use-saver';
import { useQueryClient } from '@tanstack/react-query';
import { onboardingFormQuery, saveOnboarding } from '../../data/onboarding.ts';

type Sheet = { cohortId: string; answers: () => ResponseEntry[]; currentPageId: () => string };

/**
 * Saves the answers a moment after each change, at once when the page is left, and again when the connection is back.
 * What was saved is what the form opens with next time, here or on another device.
 */
export function useDraftSaving({ cohortId, answers, currentPageId }: Sheet) {
  const queryClient = useQueryClient();
  const isHandedIn = (error: unknown) => error instanceof ApiError && error.status === 409;
  return useSaver({
    pauseMs: 700,
    isRefusal: isHandedIn,
    save: async () => {
      const sheet = { requestData: answers(), currentPageId: currentPageId() };
      try {
        const saved = await saveOnboarding({ cohortId, ...sheet, finalSubmission: false });
        const { cohortOnboardingStatus } = saved;
        queryClient.setQueryData(
          onboardingFormQuery(cohortId).queryKey,
          (held) => held && { ...held, ...sheet, cohortOnboardingStatus },
        );
      } catch (error) {
        // Handed in on another device meanwhile: that stands, and the page says so.
        if (isHandedIn(error)) void queryClient.invalidateQueries({ queryKey: ['onboarding'] });
        throw error;
      }
    },
  });
}
