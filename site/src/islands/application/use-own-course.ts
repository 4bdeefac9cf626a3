import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';

type Choice = { value: ProductCode; label: string };

/**
 * Returns the courses to choose from, including the one named in the address if the page was built without it: a
 * school's own, which the server knows. The server is queried only then; until it answers, the others are shown.
 */
export function useOwnCourse(built: readonly Choice[], chosen: ProductCode | null): Choice[] {
  const [own, setOwn] = useState<Choice | null>(null);
  const isUnknown = chosen !== null && ![...built, own].some((course) => course?.value === chosen);
  useEffect(() => {
    if (!isUnknown || chosen === null) return;
    const isGone = new AbortController();
    api.publicCourses
      .readCourse({ query: { productId: chosen } })
      .then(({ courseTitle }) => {
        if (!isGone.signal.aborted) setOwn({ value: chosen, label: courseTitle });
      })
      // The server reports it when the application is sent.
      .catch(() => undefined);
    return () => isGone.abort();
  }, [isUnknown, chosen]);
  return own ? [...built, own] : [...built];
}
