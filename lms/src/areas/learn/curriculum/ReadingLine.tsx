import { type RefObject, useEffect, useRef } from 'react';
import * as css from './LessonPage.css.ts';

/** How much of a page has been read, as a line across the window. It moves without re-rendering the page. */
export function ReadingLine({ of }: { of: RefObject<HTMLElement | null> }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      const page = of.current?.getBoundingClientRect();
      if (!page || !line.current) return;
      const below = page.height - window.innerHeight;
      const share = below <= 0 ? 1 : Math.min(1, Math.max(0, -page.top / below));
      line.current.style.transform = `scaleX(${share})`;
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    ask();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [of]);
  return <div ref={line} className={css.readingLine} aria-hidden="true" />;
}
