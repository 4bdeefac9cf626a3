import type { ComponentPropsWithRef } from 'react';
import * as css from './Link.css.ts';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> & {
  tone?: keyof typeof css.tone | undefined;
  /** Leads out of the school: opens in a separate tab and reveals nothing to the other site. */
  external?: boolean | undefined;
};

export function Link({ tone = 'text', external = false, children, ...rest }: LinkProps) {
  const apart = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...rest} {...apart} className={css.tone[tone]}>
      {children}
    </a>
  );
}
