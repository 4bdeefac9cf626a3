import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Answers } from './answers.ts';

export const STORED_APPLICATION_KEY = 'application';

/** An application in progress, so that it can be found again; unsaved answers are those the server has not got yet. */
export type StoredApplication = { leadId: string; productCode: ProductCode | null; unsaved?: Answers };

/** The first answers, which stay in the browser until they make an application. */
export type StoredStart = { leadId: null; productCode: ProductCode | null; unsaved: Answers };

/** The application kept in this browser, or null. */
export function readStoredApplication(): StoredApplication | null {
  try {
    const stored = JSON.parse(
      localStorage.getItem(STORED_APPLICATION_KEY) ?? 'null',
    ) as StoredApplication | null;
    return typeof stored?.leadId === 'string' ? stored : null;
  } catch {
    return null;
  }
}

/** What was typed before there was an application to save it in, or null. */
export function readStoredStart(): StoredStart | null {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED_APPLICATION_KEY) ?? 'null') as StoredStart | null;
    return stored?.leadId === null ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps an application for the next visit; null forgets it. */
export function storeApplication(application: StoredApplication | StoredStart | null): void {
  try {
    if (application) localStorage.setItem(STORED_APPLICATION_KEY, JSON.stringify(application));
    else localStorage.removeItem(STORED_APPLICATION_KEY);
  } catch {
    // Without storage the address of the page still finds the application.
  }
}
