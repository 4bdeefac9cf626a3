import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as css from './IconButton.css.ts';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'aria-label'> & {
  /** What the button does, for people who cannot see the icon. */
  label: string;
  children: ReactNode;
};

export function IconButton({ label, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={css.iconButton}>
      {children}
    </button>
  );
}
