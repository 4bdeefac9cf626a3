import type { AnyRouter } from '@tanstack/react-router';
import { focusMain } from './focus-main.ts';

/**
 * After a link was followed within the app, keyboard and screen reader continue at the new page, not at the top of the
 * frame: the link that had the focus is gone. A page that focused a field keeps that focus.
 */
export function focusNewPage(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || document.activeElement !== document.body) return;
    focusMain();
  });
}
