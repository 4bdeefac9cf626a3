import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { closeQueriesTour, finishQueriesIntroduction } from '../../../data/change-queries.ts';
import { cohortUserDataQuery } from '../../../data/cohorts.ts';

/** The stops of the tour; the part of the page with the same key is highlighted meanwhile. */
export const QUERIES_TOUR = [
  {
    key: 'ask',
    title: 'Ask a mentor',
    text: 'A question goes to the guide of your group first. Pictures and code can go with it.',
  },
  {
    key: 'filters',
    title: 'By state',
    text: 'Open is waiting for a mentor, Answered for you, Resolved is done. You resolve it yourself.',
  },
  {
    key: 'list',
    title: 'Yours and shared ones',
    text: 'You see your own questions and those that others share. A square marks news.',
  },
] as const;

export type QueriesTour = {
  /** The introduction is first, then the tour, each shown only once. */
  stage: 'introduction' | 'tour' | 'none';
  /** The current stop. */
  key: (typeof QUERIES_TOUR)[number]['key'] | null;
  index: number;
  step: (index: number) => void;
  finishIntroduction: () => void;
  close: () => void;
};

/**
 * Returns a learner's progress through the page's introduction. What is closed stays closed, whatever the network does.
 */
export function useQueriesTour(cohortId: string): QueriesTour {
  const client = useQueryClient();
  const { queryKey } = cohortUserDataQuery(cohortId);
  const details = useQuery(cohortUserDataQuery(cohortId)).data?.queriesOnboardingDetails;
  const [closed, setClosed] = useState({ introduction: false, tour: false });
  const [index, setIndex] = useState(0);
  const keep = (told: { queriesOnboardingDetails: NonNullable<typeof details> }) =>
    client.setQueryData(queryKey, (kept) => kept && { ...kept, ...told });
  const introduce = useMutation({
    mutationFn: () => finishQueriesIntroduction(cohortId),
    onSuccess: keep,
    retry: 3,
  });
  const end = useMutation({ mutationFn: () => closeQueriesTour(cohortId), onSuccess: keep, retry: 3 });

  const isNew = details !== undefined && !details.onboardingDone && !closed.introduction;
  const isUntoured = details !== undefined && !isNew && !details.coachMarksViewed && !closed.tour;
  const stage = isNew ? 'introduction' : isUntoured ? 'tour' : 'none';
  return {
    stage,
    key: stage === 'tour' ? (QUERIES_TOUR[index]?.key ?? null) : null,
    index,
    step: setIndex,
    finishIntroduction: () => {
      setClosed((before) => ({ ...before, introduction: true }));
      introduce.mutate();
    },
    close: () => {
      setClosed((before) => ({ ...before, tour: true }));
      end.mutate();
    },
  };
}
