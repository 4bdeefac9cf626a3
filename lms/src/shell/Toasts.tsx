import { TOAST_MS } from '@plinth/domain/constants/limits';
import { Toaster } from '@plinth/ui/Toaster';

/** Loaded after the first screen: nothing is said before something was done. */
export function Toasts() {
  return <Toaster timeout={TOAST_MS} />;
}
