import forms from '../parts/forms/init-forms.ts?script';
import { listPhoneCountries } from '../parts/forms/list-phone-countries.ts';

/** Serves the script that sends a form without leaving the page; fetched when a form is first reached. */
export function GET(): Response {
  return new Response(`const PHONE_COUNTRIES=${JSON.stringify(listPhoneCountries())};${forms}`, {
    headers: { 'content-type': 'text/javascript' },
  });
}
