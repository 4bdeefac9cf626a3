import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';

const STEPS = [100, 150, 200, 300, 400] as const;
const LEAST = STEPS[0];
const MOST = 400;

/** The point on the sheet, as fractions of it, that stays at a point of the screen while the size changes. */
type Anchor = { x: number; y: number; at: { x: number; y: number } };

const between = ([a, b]: TouchList) =>
  a && b
    ? {
        x: (a.clientX + b.clientX) / 2,
        y: (a.clientY + b.clientY) / 2,
        apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
      }
    : null;

/**
 * The size of a sheet in a scrolling window, in per cent of the window: changed by steps, two fingers, the wheel with
 * Ctrl or a double click; a mouse can drag the sheet. The point being viewed stays under the fingers as far as the
 * sheet can scroll.
 */
export function useZoom(): {
  size: number;
  isLeast: boolean;
  isMost: boolean;
  /** One step larger or smaller, about the centre of the window. */
  step: (by: 1 | -1) => void;
  reset: () => void;
  /** The ref of the scrolling window. */
  ref: RefCallback<HTMLElement>;
} {
  const [size, setSize] = useState<number>(LEAST);
  const now = useRef(size);
  const frame = useRef<HTMLElement>(null);
  const anchor = useRef<Anchor>(null);

  const zoom = useCallback((wanted: number, at?: { x: number; y: number }) => {
    const next = Math.min(MOST, Math.max(LEAST, wanted));
    const element = frame.current;
    const sheet = element?.firstElementChild?.getBoundingClientRect();
    if (element && sheet && next !== now.current) {
      const box = element.getBoundingClientRect();
      const point = at ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      anchor.current = {
        at: point,
        x: (point.x - sheet.left) / (sheet.width || 1),
        y: (point.y - sheet.top) / (sheet.height || 1),
      };
    }
    now.current = next;
    setSize(next);
  }, []);

  // Measured on the sheet rather than its window, which may grow with it and move on the screen.
  useLayoutEffect(() => {
    const [element, kept] = [frame.current, anchor.current];
    const sheet = element?.firstElementChild?.getBoundingClientRect();
    anchor.current = null;
    if (!element || !kept || !sheet) return;
    element.scrollLeft += sheet.left + kept.x * sheet.width - kept.at.x;
    element.scrollTop += sheet.top + kept.y * sheet.height - kept.at.y;
  });

  const ref = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element) return;
      frame.current = element;
      const ended = new AbortController();
      // React's listeners for these events are passive, so the page would be zoomed instead of the sheet.
      const options = { passive: false, signal: ended.signal };
      let pinch: { apart: number; size: number } | null = null;
      let drag: { x: number; y: number } | null = null;
      const onTouch = (event: TouchEvent) => {
        const fingers = between(event.touches);
        if (!fingers) {
          pinch = null;
          return;
        }
        event.preventDefault();
        pinch ??= { apart: fingers.apart, size: now.current };
        zoom((pinch.size * fingers.apart) / (pinch.apart || 1), fingers);
      };
      for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
        element.addEventListener(name, onTouch, options);
      element.addEventListener(
        'wheel',
        (event) => {
          if (!event.ctrlKey) return;
          event.preventDefault();
          zoom(now.current * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
        },
        options,
      );
      element.addEventListener(
        'dblclick',
        (event) => zoom(now.current > LEAST ? LEAST : 200, { x: event.clientX, y: event.clientY }),
        options,
      );
      element.addEventListener(
        'pointerdown',
        (event) => {
          if (event.pointerType !== 'mouse' || event.button !== 0) return;
          drag = { x: event.clientX + element.scrollLeft, y: event.clientY + element.scrollTop };
          element.setPointerCapture(event.pointerId);
        },
        options,
      );
      element.addEventListener(
        'pointermove',
        (event) => drag && element.scrollTo(drag.x - event.clientX, drag.y - event.clientY),
        options,
      );
      for (const name of ['pointerup', 'pointercancel'] as const)
        element.addEventListener(
          name,
          () => {
            drag = null;
          },
          options,
        );
      return () => {
        ended.abort();
        // A frame that has replaced this one is still in use.
        if (frame.current === element) frame.current = null;
      };
    },
    [zoom],
  );

  const step = useCallback(
    (by: 1 | -1) =>
      zoom(
        by === 1
          ? (STEPS.find((one) => one > now.current) ?? MOST)
          : (STEPS.findLast((one) => one < now.current) ?? LEAST),
      ),
    [zoom],
  );
  const reset = useCallback(() => {
    zoom(LEAST);
    anchor.current = null;
  }, [zoom]);

  return { size: Math.round(size), isLeast: size <= LEAST, isMost: size >= MOST, step, reset, ref };
}
