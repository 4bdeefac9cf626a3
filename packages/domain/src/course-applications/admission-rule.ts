import { APPLICATION_FORM_OF } from './application-form.ts';
import type { ApplicationSource } from './application-source.ts';

/** The outcome of an application: an offer, or what is still missing. */
export type Admission = { decision: 'OFFER' } | { decision: 'INCOMPLETE'; missing: string[] };

/**
 * The automatic admission of the demonstration school: a complete application gets an offer; applicants are not ranked.
 * A quick application is complete with its shorter form. Elsewhere staff decide.
 */
export function automaticAdmission(source: ApplicationSource, application: unknown): Admission {
  const result = APPLICATION_FORM_OF[source].safeParse(application);
  if (result.success) return { decision: 'OFFER' };
  const missing = result.error.issues.map((issue) => String(issue.path[0] ?? ''));
  return { decision: 'INCOMPLETE', missing: [...new Set(missing)] };
}
