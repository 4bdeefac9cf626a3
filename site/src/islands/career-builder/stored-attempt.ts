import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import type { ChosenOptions } from './career-answers.ts';

export const STORED_ATTEMPT_KEY = 'careerBuilder';

/** What is told last, and may be left out. */
export type PersonalDetails = { lastName: string; mobile: string; city: string; occupation: string };

/**
 * An attempt at the career form as this browser keeps it, so that neither a reload nor a lost connection costs a
 * tick. The server has every step that was left; `details` reach it with the last one.
 */
export type StoredAttempt = {
  /** Opens this attempt at the server; null before it has begun there. */
  draftToken: string | null;
  careerType: CareerType | null;
  emailId: string;
  firstName: string;
  answers: ChosenOptions;
  details: PersonalDetails;
  step: number;
};

export const NEW_ATTEMPT: StoredAttempt = {
  draftToken: null,
  careerType: null,
  emailId: '',
  firstName: '',
  answers: {},
  details: { lastName: '', mobile: '', city: '', occupation: '' },
  step: 0,
};

/** The attempt kept in this browser, or null. */
export function readStoredAttempt(): StoredAttempt | null {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED_ATTEMPT_KEY) ?? 'null') as StoredAttempt | null;
    return stored ? { ...NEW_ATTEMPT, ...stored } : null;
  } catch {
    return null;
  }
}

/** Keeps an attempt for the next visit; null forgets it. */
export function storeAttempt(attempt: StoredAttempt | null): void {
  try {
    if (attempt) localStorage.setItem(STORED_ATTEMPT_KEY, JSON.stringify(attempt));
    else localStorage.removeItem(STORED_ATTEMPT_KEY);
  } catch {
    // Without storage the mailed link still opens what the server has.
  }
}
