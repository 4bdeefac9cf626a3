import { useEffect, useState } from 'react';
import type { ContentsEntry } from '../../../parts/LessonContent/table-of-contents.ts';
import * as css from './LessonPage.css.ts';

/** A section is being read from when its heading has come so far up the window, in pixels. */
const READ_FROM = 140;

/** The anchor of the section that is being read; null above the first one. */
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

/** The sections of a lesson; the one that is being read is marked. */
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
