import { closeToast, queueToast } from './toast-queue.ts';

const toast = {
  success: (message: string) => queueToast('success', message),
  error: (message: string) => queueToast('error', message),
  close: closeToast,
};

/**
 * The ways to say that something was done or failed: `success(message)`, `error(message)`; both give the id
 * that `close` takes. The words are the caller's. The functions never change, so effects may list them.
 */
export function useToast(): typeof toast {
  return toast;
}
