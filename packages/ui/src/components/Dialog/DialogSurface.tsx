import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { RefObject } from 'react';
import { cx } from '../../private/cx.ts';
import { icon } from '../../private/icon.ts';
import * as heading from '../Heading/Heading.css.ts';
import * as iconButton from '../IconButton/IconButton.css.ts';
import * as text from '../Text/Text.css.ts';
import * as css from './Dialog.css.ts';
import type { DialogProps } from './Dialog.tsx';

type DialogSurfaceProps = Omit<DialogProps, 'trigger' | 'open' | 'onOpenChange'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where the focus goes afterwards; by default back to where it was. */
  opener?: RefObject<HTMLElement | null> | undefined;
};

export default function DialogSurface({
  title,
  description,
  open,
  onOpenChange,
  opener,
  size = 'm',
  place = 'middle',
  dismissible = true,
  initialFocus,
  footer,
  children,
}: DialogSurfaceProps) {
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        if (!next && !dismissible && details.reason === 'escape-key') details.cancel();
        else onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={css.backdrop} />
        <Base.Viewport className={cx(css.viewport, css.ground[place])}>
          <Base.Popup
            className={cx(css.popup, css.place[place], css.size[size])}
            {...(initialFocus ? { initialFocus } : {})}
            finalFocus={opener}
          >
            <div className={css.head}>
              <div className={css.titles}>
                <Base.Title className={cx(heading.heading, heading.size.m)}>{title}</Base.Title>
                {description && (
                  <Base.Description className={cx(text.size.s, text.tone.soft)}>
                    {description}
                  </Base.Description>
                )}
              </div>
              {dismissible && (
                <Base.Close className={iconButton.iconButton} aria-label="Close">
                  <X {...icon} />
                </Base.Close>
              )}
            </div>
            {children && <div className={css.body}>{children}</div>}
            {footer && <div className={css.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
