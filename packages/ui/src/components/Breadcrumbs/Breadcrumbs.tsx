import { cloneElement, type ReactElement, type ReactNode } from 'react';
import * as css from './Breadcrumbs.css.ts';

type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

export type BreadcrumbsProps = {
  /** From the outermost to the current page, which is last and needs no `href`. */
  items: readonly { label: string; href?: string | undefined }[];
  /** Renders a link with the app's router. */
  renderLink?: ((href: string) => LinkElement) | undefined;
};

export function Breadcrumbs({ items, renderLink }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={css.list}>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          const link: LinkElement | null =
            last || item.href === undefined ? null : renderLink ? (
              renderLink(item.href)
            ) : (
              <a href={item.href}>{item.label}</a>
            );
          return (
            <li key={item.href ?? item.label} className={css.item}>
              {link ? (
                cloneElement(link, { className: css.link, children: item.label })
              ) : (
                <span className={css.here} aria-current={last ? 'page' : undefined}>
                  {item.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
