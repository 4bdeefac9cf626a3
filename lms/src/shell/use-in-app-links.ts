import { appOfPath } from '@plinth/domain/navigation/app-of-path';
import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

const linkOf = (event: Event): URL | null => {
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.target || anchor.hasAttribute('download')) return null;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || appOfPath(url.pathname) !== 'lms') return null;
  // The browser handles links within the page.
  return url.pathname === location.pathname && url.search === location.search && url.hash ? null : url;
};

/**
 * Plain links to the SPA's own paths are followed without a page load and prefetched on intent, whatever component
 * renders them: a design system component need not know the router.
 */
export function useInAppLinks(): void {
  const router = useRouter();
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const url = linkOf(event);
      if (!url) return;
      event.preventDefault();
      void router.navigate({ href: url.pathname + url.search + url.hash });
    };
    let last: string | undefined;
    // A pointer that only rests where a page puts a link shows no intent: it has to move there, or a finger to touch it.
    const prefetch = (event: Event) => {
      const url = linkOf(event);
      if (url?.href === last) return;
      last = url?.href;
      if (url)
        void router
          .preloadRoute({ to: url.pathname, search: router.options.parseSearch(url.search) } as never)
          .catch(() => {});
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointermove', prefetch, { passive: true });
    document.addEventListener('pointerdown', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointermove', prefetch);
      document.removeEventListener('pointerdown', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, [router]);
}
