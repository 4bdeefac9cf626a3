import { READY_EVENT } from '../parts/ready-event.ts';
import { keepTyping } from './typing-before-hydration.ts';

/** A pointer that comes near, by mouse or by finger, and the focus, by whatever key. */
const SIGNS = ['pointerover', 'focusin'] as const;

/** When an island wakes without being touched: the address has one of these parameters, or this key is stored. */
export type TouchOptions = { parameters?: string[]; storedKey?: string };

const isStored = (key: string) => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/**
 * Wakes an island when a pointer or the focus first reaches it. Until it is awake its form is the browser's: what is
 * typed stays, through a reload too, and a form sent too early is held and sent again once the island says that it
 * listens. An island that could not be fetched is fetched again at the next touch.
 */
export function awaitTouch(
  element: HTMLElement,
  { parameters = [], storedKey }: TouchOptions,
  load: () => Promise<unknown>,
): void {
  let held: HTMLFormElement | null = null;
  const listen = () => {
    for (const sign of SIGNS) element.addEventListener(sign, wake, { passive: true });
  };
  const wake = () => {
    for (const sign of SIGNS) element.removeEventListener(sign, wake);
    load().catch(listen);
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
      element.removeEventListener('submit', hold);
      // The island tells it in the commit that wakes it; what it took over from the form is drawn right after.
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
