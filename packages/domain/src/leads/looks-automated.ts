/** The shortest time in which a person fills in a form, in milliseconds. */
export const FASTEST_PERSON_MS = 800;

/**
 * Whether a form was filled in by a machine: it wrote into the field that people never see, or was quicker than
 * hands are. Without a time there is only the field.
 */
export function looksAutomated({
  website = '',
  filledInMs,
}: {
  website?: string | undefined;
  filledInMs?: number | undefined;
}): boolean {
  return website !== '' || (filledInMs !== undefined && filledInMs < FASTEST_PERSON_MS);
}
