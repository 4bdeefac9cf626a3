import { type ReactNode, Suspense } from 'react';
import { PageBones } from '../parts/PageBones.tsx';
import { AppFrame } from './AppFrame.tsx';

/** A page outside a cohort that comes in a file of its own: until then its frame stands with the shape of a page. */
export const LazyAppPage = ({ children }: { children: ReactNode }) => (
  <Suspense
    fallback={
      <AppFrame>
        <PageBones />
      </AppFrame>
    }
  >
    {children}
  </Suspense>
);
