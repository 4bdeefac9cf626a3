import type { SideEntry } from '@plinth/domain/navigation/side-navigation';
import BookOpen from 'lucide-react/icons/book-open';
import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import * as css from './SideNavigation.css.ts';
import { pen, sideIcons } from './side-icons.ts';

type SideNavigationProps = {
  entries: readonly SideEntry[];
  /** The current page, by its name in the address. */
  page: string;
  isExpanded: boolean;
  /** Appended to each link: `?preview=true` in the preview. */
  search?: string;
};

/** The pages of a cohort. A locked one shows why and cannot be followed. */
export function SideNavigation({ entries, page, isExpanded, search = '' }: SideNavigationProps) {
  const id = useId();
  return (
    <nav aria-label="Course">
      <ul className={css.list}>
        {entries.map((entry) => {
          const Icon = sideIcons[entry.page] ?? BookOpen;
          const tip = `${id}-${entry.page}`;
          const label = <span className={isExpanded ? css.label : css.hiddenLabel}>{entry.label}</span>;
          return (
            <li key={entry.page} className={css.item} data-tour={entry.page}>
              {entry.isLocked ? (
                // biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere yet has no address
                <span
                  role="link"
                  aria-disabled="true"
                  tabIndex={0}
                  aria-describedby={tip}
                  className={css.locked}
                >
                  <Icon {...pen} />
                  {label}
                  <Lock
                    {...pen}
                    size={13}
                    className={isExpanded ? css.lock : css.smallLock}
                    data-testid="lock"
                  />
                </span>
              ) : (
                <a
                  href={entry.path + search}
                  aria-current={entry.page === page ? 'page' : undefined}
                  className={css.link}
                >
                  <Icon {...pen} />
                  {label}
                </a>
              )}
              {entry.isLocked ? (
                <span role="tooltip" id={tip} className={css.tip}>
                  {isExpanded ? entry.reason : `${entry.label}: ${entry.reason}`}
                </span>
              ) : (
                !isExpanded && (
                  <span aria-hidden="true" className={css.tip}>
                    {entry.label}
                  </span>
                )
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
