import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useCallback } from 'react';

/**
 * Returns a handler for a link that changes a part of the page: it is followed without scrolling the rest out of view.
 */
export function useStay(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { pathname, search } = event.currentTarget;
      void navigate({ href: pathname + search, resetScroll: false });
    },
    [navigate],
  );
}
