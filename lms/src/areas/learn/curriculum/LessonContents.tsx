import { useEffect, useState } from 'react';
import type { ContentsEntry } from '../../../parts/LessonContent/table-of-contents.ts';
import * as css from './LessonPage.css.ts';

/** The distance in pixels from the top of the window at which a heading's section counts as being read. */
const READ_FROM = 140;

/** Returns the anchor of the section being read; null above the first one. */
function useSectionRead(entries: readonly ContentsEntry[]): string | null {
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = entries.filter(({ id }) => {
        const heading = document.getElementById(id)?.getBoundingClientRect();
        return heading && heading.top < (isAtEnd ? window.innerHeight : READ_FROM);
      });
      setRead(passed.at(-1)?.id ?? null);
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    ask();
    window.addEventListener('scroll', ask, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', ask);
    };
  }, [entries]);
  return read;
}

/** The sections of a lesson; the one being read is marked. */
export function LessonContents({ entries }: { entries: readonly ContentsEntry[] }) {
  const read = useSectionRead(entries);
  return (
    <ol className={css.contentsList}>
      {entries.map((entry) => (
        <li key={entry.id} data-level={entry.level}>
          <a
            href={`#${entry.id}`}
            className={css.contentsLink}
            aria-current={entry.id === read ? 'location' : undefined}
          >
            {entry.title}
          </a>
        </li>
      ))}
    </ol>
  );
}
