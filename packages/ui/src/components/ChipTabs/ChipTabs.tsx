import { cloneElement, type ReactElement } from 'react';
import { cx } from '../../private/cx.ts';
import { useChosenInView } from '../../private/use-chosen-in-view.ts';
import * as chip from '../Chip/Chip.css.ts';
import * as css from './ChipTabs.css.ts';

export type ChipTab = { value: string; label: string; count?: number | undefined; href?: string | undefined };

type LinkElement = ReactElement<{
  className?: string;
  'aria-current'?: 'page' | undefined;
  children?: React.ReactNode;
}>;

export type ChipTabsProps = {
  /** The name of what the chips choose between. */
  label: string;
  tabs: readonly ChipTab[];
  value: string;
  onChange?: ((value: string) => void) | undefined;
  /** Renders a chip that has an `href` with the app's router. */
  renderLink?: ((href: string) => LinkElement) | undefined;
};

/**
 * The chips above a hub, which choose the part of the list to show. With addresses they are links, so that Back works.
 */
export function ChipTabs({ label, tabs, value, onChange, renderLink }: ChipTabsProps) {
  const className = cx(chip.chip, css.joined);
  const row = useChosenInView<HTMLElement>(value, '[aria-current], [aria-pressed=true]');
  return (
    <nav ref={row} aria-label={label} className={css.row}>
      {tabs.map((tab) => {
        const current = tab.value === value;
        const children = (
          <>
            {tab.label}
            {tab.count !== undefined && <span className={chip.count}>{tab.count}</span>}
          </>
        );
        if (tab.href === undefined) {
          return (
            <button
              key={tab.value}
              type="button"
              className={className}
              aria-pressed={current}
              onClick={() => onChange?.(tab.value)}
            >
              {children}
            </button>
          );
        }
        const link: LinkElement = renderLink ? renderLink(tab.href) : <a href={tab.href}>{tab.label}</a>;
        return cloneElement(link, {
          key: tab.value,
          className,
          'aria-current': current ? 'page' : undefined,
          children,
        });
      })}
    </nav>
  );
}
