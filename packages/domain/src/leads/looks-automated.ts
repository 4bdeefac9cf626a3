/** The shortest time in which a person fills in a form, in milliseconds. */
export const FASTEST_PERSON_MS = 800;

/**
 * The name of the field that people never see. Form fillers go by names: none of their words may stand in it, as in
 * `website`, which they know and fill in for people.
 */
export const TRAP_FIELD = 'leaveEmpty';

/** What the password managers that do not mind `autocomplete="off"` ask for, so that they leave a field alone. */
export const TRAP_ATTRIBUTES = {
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

/** What a form tells about who filled it in. `website` is what the field was called before. */
export type TrapSigns = {
  leaveEmpty?: string | undefined;
  website?: string | undefined;
  filledInMs?: number | undefined;
};

/**
 * Whether a form may have been filled in by a machine: something stands in the field that people never see, or it was
 * quicker than hands are. Without a time there is only the field. It is a sign and no proof, for form fillers write
 * there too: what was sent is kept like everything else, and marked for staff to look at.
 */
export function looksAutomated({ leaveEmpty = '', website = '', filledInMs }: TrapSigns): boolean {
  return leaveEmpty !== '' || website !== '' || (filledInMs !== undefined && filledInMs < FASTEST_PERSON_MS);
}
