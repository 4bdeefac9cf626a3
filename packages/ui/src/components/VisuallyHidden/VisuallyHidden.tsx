import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

/** Text that is read out but not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
