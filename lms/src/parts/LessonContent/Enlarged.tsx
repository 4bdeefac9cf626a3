import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import * as css from './Enlarged.css.ts';

type EnlargedProps = { name: string; isOpen: boolean; onClose: () => void; children: ReactNode };

const SIZES = [100, 150, 200, 300, 400] as const;

/** A picture as large as the screen, and larger: plus and minus enlarge it, the arrow keys move it. */
export function Enlarged({ name, isOpen, onClose, children }: EnlargedProps) {
  const [step, setStep] = useState(0);
  const size = SIZES[step] ?? 100;
  const grow = (by: number) => setStep((kept) => Math.min(SIZES.length - 1, Math.max(0, kept + by)));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    grow(by);
  };
  return (
    <Dialog
      size="l"
      title={name}
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return;
        setStep(0);
        onClose();
      }}
      footer={
        <>
          <span role="status" className={css.size}>
            {size} %
          </span>
          <Button size="s" disabled={step === 0} onClick={() => grow(-1)}>
            Smaller
          </Button>
          <Button size="s" disabled={step === SIZES.length - 1} onClick={() => grow(1)}>
            Larger
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={`${name}, ${size} %`} className={css.window} onKeyDown={onKeyDown}>
        <div className={css.sheet} style={{ width: `${size}%` }}>
          {children}
        </div>
      </section>
    </Dialog>
  );
}
