import type { FeedbackEvent } from '@plinth/domain/feedback/feedback-event';
import { frameOf } from '@plinth/domain/feedback/feedback-flow';
import { FEEDBACK_HEADER } from '@plinth/domain/feedback/feedback-texts';
import { POPUP_PLACEMENT } from '@plinth/domain/feedback/form-display-position';
import { Dialog } from '@plinth/ui/Dialog';
import { Heading } from '@plinth/ui/Heading';
import { IconButton } from '@plinth/ui/IconButton';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { focusMain } from '../../shell/focus-main.ts';
import { FeedbackFooter } from './FeedbackFooter.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import * as css from './feedback.css.ts';
import { useFeedback } from './use-feedback.ts';

type FeedbackPopupProps = { event: FeedbackEvent; cohortId: string; onClosed: () => void };

/** A form the school asks on this page, centred or at the bottom right. */
export function FeedbackPopup(facts: FeedbackPopupProps) {
  const feedback = useFeedback(facts);
  const { flow, close } = feedback;
  const { form } = facts.event;
  const { hasHeader, hasFooter, hasCross } = frameOf(flow);
  if (flow.phase === 'closed') return null;
  const title = hasHeader ? FEEDBACK_HEADER : flow.phase === 'thanks' ? 'Thank you' : form.title;
  const footer = hasFooter && (
    <FeedbackFooter index={flow.index} count={form.questions.length} onLater={() => close('later')} />
  );
  const onCross = hasCross ? () => close(flow.phase === 'thanks' ? 'thanks' : 'cross') : null;
  if (POPUP_PLACEMENT[form.formDisplayPosition] === 'bottom-right')
    return (
      <Corner title={title} footer={footer} onCross={onCross}>
        <FeedbackForm feedback={feedback} />
      </Corner>
    );
  return (
    <Dialog
      open
      size="s"
      title={title}
      dismissible={hasCross}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCross?.();
      }}
      footer={footer || undefined}
    >
      <FeedbackForm feedback={feedback} />
    </Dialog>
  );
}

type CornerProps = { title: string; footer: ReactNode; onCross: (() => void) | null; children: ReactNode };

/** When the sheet closes while it has the focus, the keyboard continues in the page, not at the top of the frame. */
const returnFocus = (sheet: HTMLElement | null) => () => {
  if (sheet?.contains(document.activeElement)) focusMain();
};

/** A sheet in the corner: page and focus stay as they are. */
function Corner({ title, footer, onCross, children }: CornerProps) {
  const id = useId();
  return (
    <>
      <VisuallyHidden>
        <span role="status">The school has a question for you. It is at the end of this page.</span>
      </VisuallyHidden>
      <section
        ref={returnFocus}
        role="dialog"
        aria-modal="false"
        aria-labelledby={id}
        className={css.corner}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCross?.();
        }}
      >
        <div className={css.head}>
          <div className={css.title}>
            <Heading level={2} size="s" id={id}>
              {title}
            </Heading>
          </div>
          {onCross && (
            <IconButton label="Close" onClick={onCross}>
              <X size={18} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <div className={css.body}>{children}</div>
        {footer && <div className={css.footer}>{footer}</div>}
      </section>
    </>
  );
}
