import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';

type Choice = { value: ProductCode; label: string };

/**
 * The courses to choose from, with the one that the address named where the page was built without it: a school's own,
 * which the server knows. It is asked only then; while it does not answer, the others stand.
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
      // The server says so when the application is sent.
      .catch(() => undefined);
    return () => isGone.abort();
  }, [isUnknown, chosen]);
  return own ? [...built, own] : [...built];
}
