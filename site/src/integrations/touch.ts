import type { ClientDirective } from 'astro';
import { READY_EVENT } from '../parts/ready-event.ts';
import { forgetTyping, keepTyping, restoreTyping } from './unwoken-typing.ts';

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

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
 * typed stays, through a reload too, and a form sent too early is held and sent again once the island says that it listens.
 */
const touch: ClientDirective = (load, { value }, element) => {
  const { parameters = [], storedKey } = (value || {}) as TouchOptions;
  let held: HTMLFormElement | null = null;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    held = event.target as HTMLFormElement;
    void wake();
  };
  const wake = async () => {
    for (const sign of SIGNS) element.removeEventListener(sign, wake);
    const hydrate = await load();
    await hydrate();
  };
  const keep = () => keepTyping(element);
  const hadTyping = restoreTyping(element);
  element.addEventListener('submit', hold);
  window.addEventListener('pagehide', keep);
  element.addEventListener(
    READY_EVENT,
    () => {
      window.removeEventListener('pagehide', keep);
      forgetTyping();
      element.removeEventListener('submit', hold);
      if (held?.isConnected) held.requestSubmit();
    },
    { once: true },
  );
  const address = new URLSearchParams(location.search);
  const isAsked = parameters.some((name) => address.has(name)) || (storedKey && isStored(storedKey));
  if (isAsked || hadTyping) void wake();
  else for (const sign of SIGNS) element.addEventListener(sign, wake, { once: true, passive: true });
};

export default touch;
