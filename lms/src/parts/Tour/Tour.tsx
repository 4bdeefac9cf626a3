import type { Coachmark } from '@plinth/domain/dashboards/coachmarks';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { IconButton } from '@plinth/ui/IconButton';
import { Text } from '@plinth/ui/Text';
import X from 'lucide-react/icons/x';
import { type CSSProperties, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as css from './Tour.css.ts';

type Box = { top: number; left: number; width: number; height: number };

const MARGIN = 6;
const CARD_WIDTH = 340;

/** Returns the part of the page that a stop describes, if it is visible in the layout at all. */
function targetOf(key: string): Element | null {
  for (const element of document.querySelectorAll(`[data-tour="${key}"]`)) {
    if (element.getClientRects().length > 0) return element;
  }
  return null;
}

function boxOf(element: Element): Box {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top: top - MARGIN, left: left - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/**
 * Places the card next to the highlighted part where there is room: below it, above it, otherwise over its bottom edge.
 */
function placeOf(box: Box | null, cardHeight: number): CSSProperties {
  const { innerWidth, innerHeight } = window;
  const width = Math.min(CARD_WIDTH, innerWidth - 24);
  if (!box)
    return { width, left: (innerWidth - width) / 2, top: Math.max(12, (innerHeight - cardHeight) / 2) };
  const isBeside = box.left + box.width + width + 24 < innerWidth && box.width < 260;
  const left = isBeside
    ? box.left + box.width + 12
    : Math.min(Math.max(12, box.left), Math.max(12, innerWidth - width - 12));
  const below = box.top + box.height + 12;
  const above = box.top - cardHeight - 12;
  const atFoot = innerHeight - cardHeight - 12;
  const top = isBeside ? box.top : below + cardHeight < innerHeight ? below : above >= 12 ? above : atFoot;
  return { width, left, top: Math.min(Math.max(12, top), Math.max(12, innerHeight - cardHeight - 12)) };
}

/** A tour of a page, stop by stop; the page marks its parts with `data-tour`. Closing it at any stop ends it. */
export function Tour({ marks, onClose: close }: { marks: readonly Coachmark[]; onClose: () => void }) {
  const [index, setIndex] = useState(0);
  const [place, setPlace] = useState<{ box: Box | null; card: CSSProperties } | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const title = useId();
  const text = useId();
  const mark = marks[index];
  const isLast = index === marks.length - 1;

  useLayoutEffect(() => {
    const key = mark?.key === 'welcome' ? null : mark?.key;
    const target = key ? targetOf(key) : null;
    target?.scrollIntoView?.({ block: 'center' });
    const draw = () => {
      const box = target ? boxOf(target) : null;
      setPlace({ box, card: placeOf(box, card.current?.offsetHeight ?? 220) });
    };
    draw();
    window.addEventListener('resize', draw);
    window.addEventListener('scroll', draw, { passive: true });
    return () => {
      window.removeEventListener('resize', draw);
      window.removeEventListener('scroll', draw);
    };
  }, [mark?.key]);

  useEffect(() => {
    const before = document.activeElement;
    const page = document.getElementById('root');
    page?.setAttribute('inert', '');
    return () => {
      page?.removeAttribute('inert');
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every stop is read out when it comes
  useEffect(() => card.current?.focus({ preventScroll: true }), [index]);

  if (!mark) return null;
  return createPortal(
    <div className={css.layer}>
      {place?.box ? (
        <div className={css.mark} style={place.box} aria-hidden="true" />
      ) : (
        <div className={css.scrim} />
      )}
      <div
        ref={card}
        role="dialog"
        aria-modal="true"
        aria-labelledby={title}
        aria-describedby={text}
        tabIndex={-1}
        className={css.card}
        style={place?.card}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
          else if (event.key === 'ArrowRight' && !isLast) setIndex(index + 1);
          else if (event.key === 'ArrowLeft' && index > 0) setIndex(index - 1);
        }}
      >
        <div className={css.head}>
          <span className={css.count}>
            {index + 1} / {marks.length}
          </span>
          <IconButton label="Close the tour" onClick={close}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </div>
        <Heading level={2} size="m" id={title}>
          {mark.title}
        </Heading>
        <Text id={text} tone="soft">
          {mark.text}
        </Text>
        <div className={css.actions}>
          {index > 0 && (
            <Button size="s" variant="quiet" onClick={() => setIndex(index - 1)}>
              Back
            </Button>
          )}
          <Button size="s" variant="primary" onClick={() => (isLast ? close() : setIndex(index + 1))}>
            {isLast ? 'Finish' : 'Next'}
          </Button>
        </div>
      </div>
    </div>,
    document.body,
  );
}
