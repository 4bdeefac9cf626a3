import { ApiError } from '@plinth/api-client/api-error';
import { mergeResponses } from '@plinth/domain/forms/merge-responses';
import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { validateResponse } from '@plinth/domain/quizzes/validate-response';
import { useSaver } from '@plinth/ui/forms/use-saver';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onboardingFormQuery, readOnboardingAnswers, saveOnboarding } from '../../data/onboarding.ts';
import { useStoredDraft } from '../../parts/use-stored-draft.ts';

type Sheet = { cohortId: string; questions: readonly Question[]; currentPageId: () => string };

const NO_ANSWERS: { answers: ResponseEntry[] } = { answers: [] };

/**
 * Saves the changed answers shortly after each change, immediately when the page is left, and again when the connection
 * is back; those changed in another tab or on another device stay as they are. The form next opens with what was saved.
 * Until the school has them, changed answers are stored in the tab, through a reload and the end of the session.
 */
export function useDraftSaving({ cohortId, questions, currentPageId }: Sheet) {
  const queryClient = useQueryClient();
  const { queryKey } = onboardingFormQuery(cohortId);
  const stored = useStoredDraft(`onboarding:${cohortId}`, NO_ANSWERS);
  // One that no longer fits the form would keep all others from being saved.
  const [kept] = useState(() =>
    stored.draft.answers.filter(
      (entry) => validateResponse(questions, [entry], { isFinal: false }).length === 0,
    ),
  );
  const [open] = useState(() => new Map(kept.map((entry) => [entry.questionId, entry])));
  const store = () => (open.size > 0 ? stored.merge({ answers: [...open.values()] }) : stored.forget());
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
        store();
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
        if (isHandedIn(error)) {
          stored.forget();
          void queryClient.invalidateQueries({ queryKey: ['onboarding'] });
        }
        throw error;
      }
    },
  });
  const { touch } = saver;
  useEffect(() => {
    if (kept.length > 0) touch(0);
  }, [kept, touch]);
  return {
    ...saver,
    /** The answers of an earlier visit that the school does not have yet. */
    kept,
    change: (entry: ResponseEntry) => {
      open.set(entry.questionId, entry);
      store();
      touch();
    },
    /** Hands in the saved answers, those of other tabs included, with the changes not saved yet. */
    handIn: () => {
      saver.rest();
      return saver.inLine(async () => {
        const saved = await readOnboardingAnswers(cohortId);
        const answer = await saveOnboarding({
          cohortId,
          requestData: mergeResponses(saved, [...open.values()]),
          currentPageId: currentPageId(),
          finalSubmission: true,
        });
        stored.forget();
        return answer;
      });
    },
  };
}
