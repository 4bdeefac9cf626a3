import { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { EMI_STEPS, type EmiStep } from '@plinth/domain/payments/emi-tab';

/** An answer that the server has not got yet, with its step. */
export type KeptAnswer = { step: EmiStep; response: ResponseEntry };

const keyOf = (orderId: string) => `emi:${orderId}`;

function readKept(entry: { step?: unknown; response?: unknown }): KeptAnswer[] {
  const step = EMI_STEPS.find((one) => one === entry.step);
  const response = ResponseEntry.safeParse(entry.response);
  return step && response.success ? [{ step, response: response.data }] : [];
}

/** What this tab of the browser still has to send. It ends with the tab: these are personal data. */
export function readKeptEmi(orderId: string): KeptAnswer[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(orderId)) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(readKept) : [];
  } catch {
    return [];
  }
}

export function keepEmi(orderId: string, answers: readonly KeptAnswer[]): void {
  try {
    if (answers.length > 0) sessionStorage.setItem(keyOf(orderId), JSON.stringify(answers));
    else sessionStorage.removeItem(keyOf(orderId));
  } catch {
    // Without storage what is typed lasts as long as the page.
  }
}
