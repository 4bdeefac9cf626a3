import forms from '../parts/forms/begin-forms.ts?script';

/** What sends a form without leaving the page; fetched when a form is first reached. */
export function GET(): Response {
  return new Response(forms, { headers: { 'content-type': 'text/javascript' } });
}
