import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { storageSlot } from '@plinth/ui/forms/storage-slot';
import type { Answers } from './answers.ts';

export const STORED_APPLICATION_KEY = 'application';

/**
 * An application in progress, so that it can be found again; unsaved answers are those the server has not received yet.
 */
export type StoredApplication = {
  leadId: string;
  productCode: ProductCode | null;
  /** The address that its link was mailed to. */
  emailId?: string;
  unsaved?: Answers;
};

/** The first answers, which are stored in the browser until an application is created from them. */
export type StoredStart = { leadId: null; productCode: ProductCode | null; unsaved: Answers };

const SLOT = storageSlot(
  'localStorage',
  STORED_APPLICATION_KEY,
  (kept) => kept as StoredApplication | StoredStart,
);

/** Returns the application stored in this browser, or null. Without storage the page's address still finds it. */
export function readStoredApplication(): StoredApplication | null {
  const stored = SLOT.read();
  return typeof stored?.leadId === 'string' ? stored : null;
}

/** Returns what was typed before an application existed to save it in, or null. */
export function readStoredStart(): StoredStart | null {
  const stored = SLOT.read();
  return stored?.leadId === null ? stored : null;
}

/** Stores an application for the next visit; null removes it. */
export const storeApplication = (application: StoredApplication | StoredStart | null | undefined): void =>
  SLOT.write(application ?? null);
