/** Nobody who only reads loads what sends a form; whoever is quicker than it sends the form as browsers do. */
export function loadForms(): void {
  const wake = () => void import(/* @vite-ignore */ '/forms.js' as string);
  for (const form of document.querySelectorAll('[data-site-form]'))
    if (form.contains(document.activeElement)) wake();
    else form.addEventListener('focusin', wake, { once: true });
}
