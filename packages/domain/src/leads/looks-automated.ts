/** The shortest time in which a person can fill in a form, in milliseconds. */
export const FASTEST_PERSON_MS = 800;

/**
 * The name of the field people never see. Form fillers go by names, so it must not contain one they know and fill in
 * for people, such as `website`.
 */
export const TRAP_FIELD = 'leaveEmpty';

/** The attributes that make password managers which ignore `autocomplete="off"` leave a field alone. */
export const TRAP_ATTRIBUTES = {
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

/** Signs in a form of who filled it in. `website` is the former name of the field. */
export type TrapSigns = {
  leaveEmpty?: string | undefined;
  website?: string | undefined;
  filledInMs?: number | undefined;
};

/**
 * Whether a form may have been filled in by a machine: the invisible field is filled, or it was faster than a person
 * can be. Without a time only the field counts. This is a sign, not proof, because form fillers write there too: the
 * submission is stored like any other and marked for staff to check.
 */
export function looksAutomated({ leaveEmpty = '', website = '', filledInMs }: TrapSigns): boolean {
  return leaveEmpty !== '' || website !== '' || (filledInMs !== undefined && filledInMs < FASTEST_PERSON_MS);
}
