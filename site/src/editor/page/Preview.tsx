import { Link } from '@plinth/ui/Link';
import { Select } from '@plinth/ui/Select';
import { useEffect, useRef } from 'react';
import * as css from './editor.css.ts';
import { AGAIN_MS, MOST_TIMES, usePageMade } from './use-page-made.ts';

export type PreviewPage = { path: string; label: string };

type PreviewProps = {
  pages: readonly PreviewPage[];
  path: string;
  onChoose: (path: string) => void;
  /** Another count means that the page has something new to show. */
  shown: number;
};

/** The page itself, made from what is typed. It shows the last state in which nothing was wrong. */
export function Preview({ pages, path, onChoose, shown }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const drawn = useRef(shown);
  const tries = useRef(0);
  const isMade = usePageMade(path);

  useEffect(() => {
    if (drawn.current === shown) return;
    drawn.current = shown;
    tries.current = 0;
    frame.current?.contentWindow?.location.reload();
  }, [shown]);

  /** A page that was asked for while its content was read again is an error for that moment only. */
  function tryAgain() {
    const shownPage = frame.current?.contentWindow;
    const [visit] = shownPage?.performance.getEntriesByType('navigation') ?? [];
    if (!shownPage || !visit || (visit as PerformanceNavigationTiming).responseStatus < 500) return;
    if (tries.current >= MOST_TIMES) return;
    tries.current += 1;
    setTimeout(() => frame.current?.contentWindow?.location.reload(), AGAIN_MS);
  }

  return (
    <>
      <div className={css.previewBar}>
        <Select
          label="Page shown"
          value={path}
          options={pages.map((page) => ({ value: page.path, label: page.label }))}
          onChange={(event) => onChoose(event.target.value)}
        />
        <p className={css.note}>
          Dates of cohorts come from the school and are not shown here.{' '}
          <Link href={path} target="_blank">
            Open in a tab
          </Link>
        </p>
      </div>
      {/* A new page gets a new frame: a changed address would leave a step in the history. */}
      {isMade ? (
        <iframe
          key={path}
          ref={frame}
          src={path}
          title="Preview of the page"
          className={css.frame}
          onLoad={tryAgain}
        />
      ) : (
        <p role="status" className={css.note}>
          The page is being made.
        </p>
      )}
    </>
  );
}
