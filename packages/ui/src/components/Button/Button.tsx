import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import * as css from './Button.css.ts';

type Look = {
  /** Use `primary` at most once in a view. */
  variant?: keyof typeof css.variant | undefined;
  size?: keyof typeof css.size | undefined;
  /** Fills the available width. */
  block?: boolean | undefined;
  /** The action is in progress: the button stays focusable and does nothing more. */
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Drawn before the label. */
  icon?: ReactNode;
  children: ReactNode;
};

type AsButton = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | keyof Look> & {
  href?: undefined;
};
type AsLink = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | keyof Look> & { href: string };

export type ButtonProps = Look & (AsButton | AsLink);

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A button, or with `href` a link that looks like one (a router's link component may wrap it). When disabled it stays
 * in the tab order, so that its reason can be read, and does nothing.
 */
export function Button({
  variant = 'secondary',
  size = 'm',
  block = false,
  loading = false,
  disabled = false,
  icon,
  children,
  ...rest
}: ButtonProps) {
  const idle = disabled || loading;
  const className = cx(css.button, css.size[size], css.variant[variant], block && css.block);
  const state = { className, 'aria-disabled': idle || undefined, 'aria-busy': loading || undefined };
  const content = (
    <>
      {icon}
      {children}
      {loading && <span className={css.working} />}
    </>
  );

  if (rest.href !== undefined) {
    const { href, onClick, ...link } = rest;
    return (
      <a
        {...link}
        {...state}
        href={idle ? undefined : href}
        role={idle ? 'link' : link.role}
        onClick={idle ? refuse : onClick}
      >
        {content}
      </a>
    );
  }
  const { onClick, type = 'button', href: _none, ...button } = rest;
  return (
    <button {...button} {...state} type={type} onClick={idle ? refuse : onClick}>
      {content}
    </button>
  );
}
