import type { SideEntry } from '@plinth/domain/navigation/side-navigation';
import BookOpen from 'lucide-react/icons/book-open';
import Lock from 'lucide-react/icons/lock';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { startTransition, useEffect, useId, useRef, useState } from 'react';
import { whenIdle } from '../data/when-idle.ts';
import { ThemeButton } from '../parts/ThemeButton.tsx';
import * as css from './BottomBar.css.ts';
import { pen, sideIcons } from './side-icons.ts';

type BottomBarProps = {
  entries: readonly SideEntry[];
  page: string;
  search?: string;
  icons?: Readonly<Record<string, typeof BookOpen>>;
  /** What the pages belong to: its name, their common heading, and the way out. */
  of: { label: string; title: string; home: { href: string; label: string } };
};

/** The number of pages in the bar itself; the rest are behind `More`. */
const IN_BAR = 4;

/** The same pages in a bottom bar, on windows too narrow for a side navigation. */
export function BottomBar({ entries, page, search = '', icons = sideIcons, of }: BottomBarProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const title = useId();
  // The list is hidden until requested, so it is rendered after the visible content.
  const [isFilled, setFilled] = useState(false);
  useEffect(() => void whenIdle().then(() => startTransition(() => setFilled(true))), []);
  function open() {
    setFilled(true);
    sheet.current?.showModal();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever went to another page is done with the list
  useEffect(() => sheet.current?.close?.(), [page]);
  return (
    <>
      <nav aria-label={of.label} className={css.bar}>
        {entries
          .filter((entry) => !entry.isLocked)
          .slice(0, IN_BAR)
          .map((entry) => {
            const Icon = icons[entry.page] ?? BookOpen;
            return (
              <a
                key={entry.page}
                href={entry.path + search}
                data-tour={entry.page}
                aria-current={entry.page === page ? 'page' : undefined}
                className={css.tab}
              >
                <Icon {...pen} />
                <span className={css.word}>{entry.label}</span>
              </a>
            );
          })}
        <button type="button" className={css.tab} aria-haspopup="dialog" onClick={open}>
          <Menu {...pen} />
          <span className={css.word}>More</span>
        </button>
      </nav>
      <dialog
        ref={sheet}
        aria-labelledby={title}
        className={css.sheet}
        onClick={(event) => event.target === sheet.current && sheet.current.close()}
        onKeyDown={() => {}}
      >
        {isFilled && (
          <div className={css.inside}>
            <div className={css.head}>
              <h2 id={title} className={css.title}>
                {of.title}
              </h2>
              <ThemeButton />
              <button
                type="button"
                aria-label="Close"
                className={css.close}
                onClick={() => sheet.current?.close()}
              >
                <X {...pen} />
              </button>
            </div>
            <ul className={css.list}>
              {entries.map((entry) => {
                const Icon = icons[entry.page] ?? BookOpen;
                return (
                  <li key={entry.page}>
                    {entry.isLocked ? (
                      <span className={css.locked}>
                        <Icon {...pen} />
                        <span className={css.grow}>
                          {entry.label}
                          <span className={css.reason}>{entry.reason}</span>
                        </span>
                        <Lock {...pen} size={15} />
                      </span>
                    ) : (
                      <a
                        href={entry.path + search}
                        aria-current={entry.page === page ? 'page' : undefined}
                        className={css.link}
                        onClick={() => sheet.current?.close()}
                      >
                        <Icon {...pen} />
                        {entry.label}
                      </a>
                    )}
                  </li>
                );
              })}
              <li>
                <a href={of.home.href} className={css.link}>
                  <BookOpen {...pen} />
                  {of.home.label}
                </a>
              </li>
            </ul>
          </div>
        )}
      </dialog>
    </>
  );
}
