import { useEffect, useState } from 'react';
import { useLoaded } from '../../private/use-loaded.ts';
import { whenIdle } from '../../private/when-idle.ts';
import { onToastWanted } from './toast-queue.ts';

export { useToast } from './use-toast.ts';

export type ToasterProps = {
  /** How long a toast is shown, in ms. It stays while the pointer or the focus is on it. */
  timeout?: number | undefined;
};

const load = () => import('./ToastRegion.tsx');

/**
 * The place where toasts appear; use once per app. Its code is loaded when the page is idle, or with the first toast.
 */
export function Toaster({ timeout = 4000 }: ToasterProps) {
  const [wanted, setWanted] = useState(false);
  const Region = useLoaded(load, wanted);

  useEffect(() => {
    const want = () => setWanted(true);
    const stops = [onToastWanted(want), whenIdle(want)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return Region && <Region timeout={timeout} />;
}
