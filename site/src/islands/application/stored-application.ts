import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { storageSlot } from '@plinth/ui/forms/storage-slot';
import type { Answers } from './answers.ts';

export const STORED_APPLICATION_KEY = 'application';

/** An application in progress, so that it can be found again; unsaved answers are those the server has not got yet. */
export type StoredApplication = { leadId: string; productCode: ProductCode | null; unsaved?: Answers };

/** The first answers, which stay in the browser until they make an application. */
export type StoredStart = { leadId: null; productCode: ProductCode | null; unsaved: Answers };

const SLOT = storageSlot(
  'localStorage',
  STORED_APPLICATION_KEY,
  (kept) => kept as StoredApplication | StoredStart,
);

/** The application kept in this browser, or null. Without storage the address of the page still finds it. */
export function readStoredApplication(): StoredApplication | null {
  const stored = SLOT.read();
  return typeof stored?.leadId === 'string' ? stored : null;
}

/** What was typed before there was an application to save it in, or null. */
export function readStoredStart(): StoredStart | null {
  const stored = SLOT.read();
  return stored?.leadId === null ? stored : null;
}

/** Keeps an application for the next visit; null forgets it. */
export const storeApplication = (application: StoredApplication | StoredStart | null | undefined): void =>
  SLOT.write(application ?? null);
