import {
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { useLoaded } from '../../private/use-loaded.ts';
import type * as css from './Dialog.css.ts';

type Trigger = ReactElement<{
  ref?: Ref<HTMLElement>;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
}>;

export type DialogProps = {
  title: ReactNode;
  description?: ReactNode;
  /** If omitted, the dialog manages its own state and `trigger` opens it. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it; focus returns to it. */
  trigger?: ReactElement | undefined;
  size?: keyof typeof css.size | undefined;
  /** At the side it leaves the page beside it visible, and is as high as the window. */
  place?: keyof typeof css.place | undefined;
  /** False if it must be answered: no cross, no Escape, no click outside. */
  dismissible?: boolean | undefined;
  /** The element that gets the focus first; by default the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The actions, with the main one last. */
  footer?: ReactNode;
  children?: ReactNode;
};

const load = () => import('./DialogSurface.tsx');

/**
 * A sheet over the page: from below on a phone, otherwise in the middle or at the side. Its code is loaded when the
 * page is idle.
 */
export function Dialog({ open, onOpenChange, trigger, ...content }: DialogProps) {
  const [own, setOwn] = useState(false);
  const shown = open ?? own;
  const opener = useRef<HTMLElement>(null);
  const Surface = useLoaded(load, shown);

  function change(next: boolean) {
    setOwn(next);
    onOpenChange?.(next);
  }

  const button = trigger as Trigger | undefined;
  return (
    <>
      {button &&
        cloneElement(button, {
          ref: opener,
          'aria-haspopup': 'dialog',
          'aria-expanded': shown,
          onClick: (event) => {
            button.props.onClick?.(event);
            if (!event.defaultPrevented) change(true);
          },
        })}
      {Surface && (
        <Surface {...content} open={shown} onOpenChange={change} opener={button ? opener : undefined} />
      )}
    </>
  );
}
