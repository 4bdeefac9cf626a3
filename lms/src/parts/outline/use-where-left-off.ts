import { useQuery } from '@tanstack/react-query';
import { type CurriculumPart, outlineQuery } from '../../data/curriculum.ts';
import { statesQuery } from '../../data/progress.ts';
import { continueFrom } from './continue-from.ts';
import { coursePages } from './course-pages.ts';

/**
 * Loads the page with which a learner continues in a course. `failure` stands for what could not be loaded of it, with
 * the retry of just that, also while it is retried; what was loaded before stays known when it cannot be loaded again.
 */
export function useWhereLeftOff(part: CurriculumPart) {
  const outline = useQuery(outlineQuery(part));
  const states = useQuery(statesQuery(part));
  const failed = [outline, states].filter(
    ({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0,
  );
  const isKnown = outline.data !== undefined && states.data !== undefined;
  return {
    outline,
    isKnown,
    next: isKnown ? continueFrom(coursePages(outline.data.nodes), states.data.nodes) : null,
    failure:
      failed.length === 0
        ? null
        : {
            error: failed.find(({ error }) => error !== null)?.error ?? null,
            isRetrying: failed.some(({ isFetching }) => isFetching),
            retry: () => {
              for (const query of failed) void query.refetch();
            },
          },
  };
}
