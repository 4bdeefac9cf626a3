import { TOAST_MS } from '@plinth/domain/constants/limits';
import { Toaster } from '@plinth/ui/Toaster';

/** Loaded after the first screen: there are no toasts before an action. */
export function Toasts() {
  return <Toaster timeout={TOAST_MS} />;
}
