import { type ReactNode, Suspense } from 'react';
import { PageBones } from '../parts/PageBones.tsx';
import { AppFrame } from './AppFrame.tsx';

/**
 * A page outside a cohort that comes in a file of its own: its frame stands from the beginning and stays, so that a menu
 * opened meanwhile stays open, with the shape of a page until it has come.
 */
export const LazyAppPage = ({ children }: { children: ReactNode }) => (
  <AppFrame>
    <Suspense fallback={<PageBones />}>{children}</Suspense>
  </AppFrame>
);
