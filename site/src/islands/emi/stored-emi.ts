import { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { EMI_STEPS, type EmiStep } from '@plinth/domain/payments/emi-tab';
import { storageSlot } from '@plinth/ui/forms/storage-slot';

/** An answer that the server has not received yet, with its step. */
type CachedAnswer = { step: EmiStep; response: ResponseEntry };

function readStored(entry: { step?: unknown; response?: unknown }): CachedAnswer[] {
  const step = EMI_STEPS.find((one) => one === entry.step);
  const response = ResponseEntry.safeParse(entry.response);
  return step && response.success ? [{ step, response: response.data }] : [];
}

/** What this browser tab still has to send. It is deleted with the tab, since these are personal data. */
export const storedEmi = (orderId: string) =>
  storageSlot('sessionStorage', `emi:${orderId}`, (kept) =>
    Array.isArray(kept) ? kept.flatMap(readStored) : null,
  );
