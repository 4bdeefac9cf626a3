import type { AnyRouter } from '@tanstack/react-router';

/**
 * After a link was followed within the app, the keyboard and a screen reader go on at the page that came, not at the
 * top of the frame: the link that had the focus is gone. A page that has taken the focus for a field keeps it there.
 */
export function focusNewPage(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || document.activeElement !== document.body) return;
    const main = document.getElementById('main');
    if (!main) return;
    main.tabIndex = -1;
    main.style.outline = 'none';
    main.focus({ preventScroll: true });
  });
}
