import { closeToast, queueToast } from './toast-queue.ts';

const toast = {
  success: (message: string) => queueToast('success', message),
  error: (message: string) => queueToast('error', message),
  close: closeToast,
};

/**
 * Returns the functions that report success or failure: `success(message)`, `error(message)`; both return the id that
 * `close` accepts. The caller provides the text. The functions never change, so effects may list them.
 */
export function useToast(): typeof toast {
  return toast;
}
