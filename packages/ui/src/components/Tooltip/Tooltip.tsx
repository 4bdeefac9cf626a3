import {
  cloneElement,
  type ReactElement,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { placeBeside, type Side } from './place-beside.ts';
import * as css from './Tooltip.css.ts';

type Handlers = 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur';

export type TooltipProps = {
  text: string;
  side?: Side | undefined;
  /** One focusable element. */
  children: ReactElement<
    { ref?: Ref<HTMLElement>; 'aria-describedby'?: string } & Partial<Record<Handlers, () => void>>
  >;
};

/** A hint shown on hover or focus. It is always read aloud, so it may contain a reason. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const anchor = useRef<HTMLElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  const soon = (next: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), ms);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  useLayoutEffect(() => {
    const [shown, owner] = [bubble.current, anchor.current];
    if (!open || !shown || !owner) return;
    // In the top layer, no scrolling box or sheet can clip it.
    shown.showPopover?.();
    const { x, y } = placeBeside(owner.getBoundingClientRect(), shown.getBoundingClientRect(), side, {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    });
    shown.style.setProperty('--x', `${x}px`);
    shown.style.setProperty('--y', `${y}px`);
  }, [open, side]);

  return (
    <>
      {cloneElement(children, {
        ref: anchor,
        'aria-describedby': id,
        onPointerEnter: () => soon(true, 250),
        onPointerLeave: () => soon(false, 120),
        onFocus: () => soon(true, 0),
        onBlur: () => soon(false, 0),
      })}
      <span id={id} hidden>
        {text}
      </span>
      {open && (
        <span
          ref={bubble}
          role="tooltip"
          popover="manual"
          className={css.bubble}
          onPointerEnter={() => soon(true, 0)}
          onPointerLeave={() => soon(false, 120)}
        >
          {text}
        </span>
      )}
    </>
  );
}
