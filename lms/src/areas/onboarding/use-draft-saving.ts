import { ApiError } from '@plinth/api-client/api-error';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { useSaver } from '@plinth/ui/forms/use-saver';
import { useQueryClient } from '@tanstack/react-query';
import { onboardingFormQuery, saveOnboarding } from '../../data/onboarding.ts';

type Sheet = { cohortId: string; answers: () => ResponseEntry[]; currentPageId: () => string };

/**
 * Saves the answers shortly after each change, immediately when the page is left, and again when the connection is
 * back. The form next opens with what was saved, here or on another device.
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
        // Handed in on another device meanwhile: that hand-in counts, and the page says so.
        if (isHandedIn(error)) void queryClient.invalidateQueries({ queryKey: ['onboarding'] });
        throw error;
      }
    },
  });
}
