// Nobody who only reads loads what sends a form; whoever is quicker than it sends the form as browsers do.
for (const form of document.querySelectorAll('[data-site-form]'))
  form.addEventListener('focusin', () => import(/* @vite-ignore */ '/forms.js' as string), { once: true });

export {};
