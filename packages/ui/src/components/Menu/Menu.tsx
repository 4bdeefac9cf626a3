import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from 'react';
import { useLoaded } from '../../private/use-loaded.ts';
import type * as css from './Menu.css.ts';

type Entry = { id: string; label: ReactNode; icon?: ReactNode; note?: ReactNode };

export type MenuEntry =
  | (Entry & { kind: 'link'; href: string })
  | (Entry & {
      kind: 'action';
      onSelect: () => void;
      danger?: boolean | undefined;
      disabled?: boolean | undefined;
    })
  | { kind: 'heading'; id: string; label: ReactNode }
  | { kind: 'separator'; id: string };

type Trigger = ReactElement<{
  ref?: Ref<HTMLElement>;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}>;

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** `account` is 240 px wide. */
  width?: keyof typeof css.width | undefined;
  align?: 'start' | 'end' | undefined;
  /** Renders a link with the app's router instead of a plain anchor. */
  renderLink?: ((href: string) => ReactElement) | undefined;
};

const load = () => import('./MenuSurface.tsx');

/** Actions and links behind a button. Its code is loaded when the page is idle. */
export function Menu({ trigger, ...content }: MenuProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const Surface = useLoaded(load, open);
  const button = trigger as Trigger;

  return (
    <>
      {cloneElement(button, {
        ref: opener,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: (event) => {
          button.props.onClick?.(event);
          setOpen(!open);
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {Surface && <Surface {...content} open={open} onOpenChange={setOpen} opener={opener} />}
    </>
  );
}
