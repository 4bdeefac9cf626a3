import { typedSlot } from './typed-slot.ts';

/**
 * Loads the script that sends a form only when needed, so that readers do not load it; a person quicker than it sends
 * the form the browser's way.
 */
export function loadForms(): void {
  const wake = () => void import(/* @vite-ignore */ '/forms.js' as string);
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-site-form]'))
    if (form.contains(document.activeElement) || typedSlot(form).read()) wake();
    else form.addEventListener('focusin', wake, { once: true });
}
