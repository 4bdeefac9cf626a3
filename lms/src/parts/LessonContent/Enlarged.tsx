import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import type { KeyboardEvent, ReactNode } from 'react';
import * as css from './Enlarged.css.ts';
import { useZoom } from './use-zoom.ts';

type EnlargedProps = { name: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/**
 * A picture as large as the screen or larger: zoomed by plus and minus, two fingers, the wheel with Ctrl or a double
 * click, moved by the arrow keys, a finger or the mouse.
 */
export function Enlarged({ name, isOpen, onClose, children }: EnlargedProps) {
  const { size, isLeast, isMost, step, reset, ref } = useZoom();
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0;
    if (by === 0 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };

  return (
    <Dialog
      size="xl"
      title={name}
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return;
        reset();
        onClose();
      }}
      footer={
        <>
          <span role="status" className={css.size}>
            {size} %
          </span>
          <Button size="s" disabled={isLeast} onClick={() => step(-1)}>
            Smaller
          </Button>
          <Button size="s" disabled={isMost} onClick={() => step(1)}>
            Larger
          </Button>
        </>
      }
    >
      <section
        ref={ref}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={`${name}, ${size} %`}
        className={css.window}
        onKeyDown={onKeyDown}
      >
        <div className={css.sheet} style={{ width: `${size}%` }}>
          {children}
        </div>
      </section>
    </Dialog>
  );
}
