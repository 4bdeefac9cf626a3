import { READY_EVENT } from '../parts/ready-event.ts';
import { forgetReload, reloadOnceReachable } from './reload-once-reachable.ts';
import { keepTyping } from './typing-before-hydration.ts';

/** A pointer approaching, by mouse or finger, and the focus, by any key. */
const SIGNS = ['pointerover', 'focusin'] as const;

/** When an island wakes without being touched: its address has one of these parameters, or this key is stored. */
export type TouchOptions = { parameters?: string[]; storedKey?: string };

const isStored = (key: string) => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/**
 * Wakes an island when a pointer or the focus first reaches it. Until then its form belongs to the browser: typed text
 * survives, even a reload, and a form submitted too early is held and submitted again once the island reports that it
 * listens. For an island that could not be fetched the page is loaded anew at the next touch.
 */
export function awaitTouch(
  element: HTMLElement,
  { parameters = [], storedKey }: TouchOptions,
  load: () => Promise<unknown>,
  again: () => Promise<void> = reloadOnceReachable,
): void {
  let held: HTMLFormElement | null = null;
  let hasFailed = false;
  const listen = () => {
    for (const sign of SIGNS) element.addEventListener(sign, wake, { passive: true });
  };
  const wake = () => {
    for (const sign of SIGNS) element.removeEventListener(sign, wake);
    (hasFailed ? again() : load()).catch(() => {
      hasFailed = true;
      listen();
    });
  };
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    held = event.target as HTMLFormElement;
    wake();
  };
  const { hadTyping, forget } = keepTyping(element);
  element.addEventListener('submit', hold);
  element.addEventListener(
    READY_EVENT,
    () => {
      forget();
      forgetReload();
      element.removeEventListener('submit', hold);
      // The island signals it in the commit that wakes it; what it took over from the form is rendered right after.
      queueMicrotask(() => {
        if (held?.isConnected) held.requestSubmit();
      });
    },
    { once: true },
  );
  const address = new URLSearchParams(location.search);
  const isAsked = parameters.some((name) => address.has(name)) || (storedKey && isStored(storedKey));
  if (isAsked || hadTyping) wake();
  else listen();
}
