import type { CareerDraft } from '@plinth/domain/career-builder/career-draft';
import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import { storageSlot } from '@plinth/ui/forms/storage-slot';
import { answersTo, type ChosenOptions, fromResponses } from './career-answers.ts';

export const STORED_ATTEMPT_KEY = 'careerBuilder';

/** The details asked last, which are optional. */
export type PersonalDetails = { lastName: string; mobile: string; city: string; occupation: string };

/**
 * An attempt at the career form as stored in this browser, so that neither a reload nor a lost connection costs a tick.
 * The server has every step that was left; `details` are sent with the last one.
 */
export type StoredAttempt = {
  /** Opens this attempt on the server; null before it has started there. */
  draftToken: string | null;
  careerType: CareerType | null;
  emailId: string;
  firstName: string;
  answers: ChosenOptions;
  /** The questions whose answers the server has not received yet; those of the others may be newer there. */
  unsaved: string[];
  details: PersonalDetails;
  step: number;
};

export const NEW_ATTEMPT: StoredAttempt = {
  draftToken: null,
  careerType: null,
  emailId: '',
  firstName: '',
  answers: {},
  unsaved: [],
  details: { lastName: '', mobile: '', city: '', occupation: '' },
  step: 0,
};

/**
 * Returns an attempt as it is on the server, where another tab or device may have changed it since, with the answers
 * that the server has not received yet.
 */
export const withSaved = (attempt: StoredAttempt, draft: CareerDraft): StoredAttempt => ({
  ...attempt,
  emailId: draft.emailId,
  firstName: draft.firstName ?? attempt.firstName,
  careerType: draft.careerType ?? attempt.careerType,
  answers: { ...fromResponses(draft.responses), ...answersTo(attempt.unsaved, attempt.answers) },
});

const SLOT = storageSlot('localStorage', STORED_ATTEMPT_KEY, (kept) => {
  const stored = kept as Partial<StoredAttempt>;
  // An earlier version of the page did not store which answers are unsaved.
  return { ...NEW_ATTEMPT, unsaved: Object.keys(stored.answers ?? {}), ...stored };
});

/**
 * Returns the attempt stored in this browser, or null. Without storage the mailed link still opens what the server has.
 */
export const readStoredAttempt = (): StoredAttempt | null => SLOT.read();

/** Stores an attempt for the next visit; null removes it. */
export const storeAttempt = (attempt: StoredAttempt | null): void => SLOT.write(attempt);
