import { ChipTabs } from '@plinth/ui/ChipTabs';
import { Link } from '@plinth/ui/Link';
import { Select } from '@plinth/ui/Select';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as css from './editor.css.ts';
import { holdAtSpot, type Spot, spotOf } from './preview-spot.ts';
import { AGAIN_MS, MOST_TIMES, usePageMade } from './use-page-made.ts';

export type PreviewPage = { path: string; label: string };

type PreviewProps = {
  pages: readonly PreviewPage[];
  path: string;
  onChoose: (path: string) => void;
  /** Changes when the page has something new to show. */
  shown: number;
  /** The part of the page being edited, by its id there. The preview scrolls to it each time it is set. */
  part: { id: string } | null;
};

/** A page whose error persists is shown with its message, and checked again only this often until the error is gone. */
const SELDOM_MS = 3_000;

type Width = 'wide' | 'phone';

/** Opens the folded elements in a part of the page, such as its answers, so that what is typed there is visible. */
function unfold({ document }: Window, id: string): void {
  for (const folded of document.getElementById(id)?.querySelectorAll('details') ?? []) folded.open = true;
}

/**
 * Drops Vite's past error. Vite stores an error until a browser connects, and shows it over whatever page that has: an
 * error from a page that could not be built a moment ago says nothing about this one, which was built.
 */
function dropPastError({ document }: Window): void {
  const drop = () => document.querySelector('vite-error-overlay')?.remove();
  drop();
  new MutationObserver(drop).observe(document.body, { childList: true });
}

/** The page itself, built from what is typed. It shows the last valid state. */
export function Preview({ pages, path, onChoose, shown, part }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const drawn = useRef(shown);
  const tries = useRef(0);
  const spot = useRef<Spot | null>(null);
  const shownDocument = useRef<Document | null>(null);
  const isMade = usePageMade(path);
  const [isBroken, setBroken] = useState(false);
  const [frames, setFrames] = useState(1);
  const [width, setWidth] = useState<Width>('wide');

  /**
   * Requests the page again. A page the browser shows instead, such as one about no answer, cannot be reloaded, and a
   * frame whose page has not started to load would lose it: in both cases the frame is replaced.
   */
  const drawAgain = useCallback(() => {
    const seen = frame.current?.contentDocument?.defaultView;
    if (seen && seen.location.href !== 'about:blank') seen.location.reload();
    else setFrames((count) => count + 1);
  }, []);

  useEffect(() => {
    if (drawn.current === shown) return;
    drawn.current = shown;
    tries.current = 0;
    drawAgain();
  }, [shown, drawAgain]);

  useEffect(() => {
    if (!part) return;
    // Also for a page that is not there yet.
    spot.current = { id: part.id, offset: 0 };
    const seen = frame.current?.contentDocument?.defaultView;
    if (!seen) return;
    unfold(seen, part.id);
    holdAtSpot(seen, spot.current);
  }, [part]);

  useEffect(() => {
    const seen = frame.current?.contentDocument?.defaultView;
    // The content above has another height at another width.
    if (seen && spot.current && width) holdAtSpot(seen, spot.current);
  }, [width]);

  useEffect(() => {
    if (!isBroken) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const isOk = await fetch(path).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isLeft) return;
      if (!isOk) timer = setTimeout(() => void ask(), SELDOM_MS);
      else {
        tries.current = 0;
        setBroken(false);
        drawAgain();
      }
    };
    timer = setTimeout(() => void ask(), SELDOM_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isBroken, path, drawAgain]);

  function turnTo(next: Width) {
    const seen = frame.current?.contentWindow;
    // A page that is still loading is at its top and does not show where the person was.
    if (seen && seen.document === shownDocument.current) spot.current = spotOf(seen) ?? spot.current;
    setWidth(next);
  }

  function finish() {
    const seen = frame.current?.contentDocument?.defaultView;
    if (!seen) return setBroken(true);
    if (isTriedAgain(seen)) return;
    if (tries.current < MOST_TIMES) {
      setBroken(false);
      dropPastError(seen);
    }
    if (part) unfold(seen, part.id);
    if (spot.current) holdAtSpot(seen, spot.current);
    shownDocument.current = seen.document;
    // The dev server also reloads the page automatically.
    seen.addEventListener('pagehide', () => {
      spot.current = spotOf(seen) ?? spot.current;
    });
  }

  /**
   * Returns whether the page is requested again: one requested while its content was being read is an error only for
   * that moment.
   */
  function isTriedAgain(seen: Window): boolean {
    const [visit] = seen.performance.getEntriesByType('navigation');
    if (!visit || (visit as PerformanceNavigationTiming).responseStatus < 500) return false;
    if (tries.current >= MOST_TIMES) {
      setBroken(true);
      return false;
    }
    tries.current += 1;
    setTimeout(drawAgain, AGAIN_MS);
    return true;
  }

  return (
    <>
      <div className={css.previewBar}>
        <div className={css.previewChoices}>
          <Select
            label="Page shown"
            value={path}
            options={pages.map((page) => ({ value: page.path, label: page.label }))}
            onChange={(event) => onChoose(event.target.value)}
          />
          <ChipTabs
            label="Width of the preview"
            tabs={[
              { value: 'wide', label: 'Wide' },
              { value: 'phone', label: 'Phone' },
            ]}
            value={width}
            onChange={(next) => turnTo(next === 'phone' ? 'phone' : 'wide')}
          />
        </div>
        <p className={css.note}>
          Dates of cohorts come from the school and are not shown here.{' '}
          <Link href={path} target="_blank">
            Open in a tab
          </Link>
        </p>
      </div>
      {/* A new page gets a new frame: a changed address would add an entry to the history. */}
      {isMade ? (
        <iframe
          key={`${path} ${frames}`}
          ref={frame}
          src={path}
          title="Preview of the page"
          className={css.frame}
          data-width={width}
          onLoad={finish}
        />
      ) : (
        <p role="status" className={css.note}>
          The page is being prepared.
        </p>
      )}
    </>
  );
}
