import BookOpen from 'lucide-react/icons/book-open';
import * as side from '../../shell/SideNavigation.css.ts';
import { pen } from '../../shell/side-icons.ts';
import * as css from './OfficeNavigation.css.ts';
import { officeIcons } from './office-icons.ts';
import { groupsOf, type OfficeEntry } from './office-pages.ts';

const idOf = (group: string) => `pages-${group.toLowerCase().replaceAll(' ', '-')}`;

type OfficeNavigationProps = { entries: readonly OfficeEntry[]; page: string; isExpanded: boolean };

/** An office has more pages than fit on a screen: the current one stays in view. jsdom has no layout to scroll. */
const keepInSight = (link: HTMLAnchorElement | null) => link?.scrollIntoView?.({ block: 'nearest' });

/** The pages of the office by subject; when folded, only their icons, with names under the pointer. */
export function OfficeNavigation({ entries, page, isExpanded }: OfficeNavigationProps) {
  return (
    <nav aria-label="Office" className={css.scroll}>
      {groupsOf(entries).map(({ group, entries: pages }) => (
        <div key={group} className={css.group}>
          {group && (
            <p id={idOf(group)} className={isExpanded ? css.title : side.hiddenLabel}>
              {group}
            </p>
          )}
          <ul className={side.list} aria-labelledby={group ? idOf(group) : undefined}>
            {pages.map((entry) => {
              const Icon = officeIcons[entry.page] ?? BookOpen;
              return (
                <li key={entry.page}>
                  <a
                    ref={entry.page === page ? keepInSight : undefined}
                    href={entry.path}
                    title={isExpanded ? undefined : entry.label}
                    aria-current={entry.page === page ? 'page' : undefined}
                    className={side.link}
                  >
                    <Icon {...pen} />
                    <span className={isExpanded ? side.label : side.hiddenLabel}>{entry.label}</span>
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
