import { Dialog, type DialogProps } from '@plinth/ui/Dialog';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { officeChanges } from '../../../stores/office-changes.ts';
import { GoneForm } from './gone-form.ts';

type SideSheetProps = Pick<DialogProps, 'title' | 'description' | 'footer' | 'children'> & {
  isOpen?: boolean;
  onClose: () => void;
};

/** The focus was in the form that is gone. */
const takeFocus = (node: HTMLElement | null) => node?.focus();

/**
 * A sheet at the side of an office page, such as the row that its address names. Why a form was refused stays readable
 * in it, until something is changed, when the form itself does not apply any more.
 */
export function SideSheet({ isOpen = true, onClose, children, ...content }: SideSheetProps) {
  const { count } = useSnapshot(officeChanges);
  const [gone, setGone] = useState<{ refusal: Error; at: number } | null>(null);
  return (
    <Dialog place="side" open={isOpen} onOpenChange={(next) => !next && onClose()} {...content}>
      {gone?.at === count && (
        <div ref={takeFocus} tabIndex={-1}>
          <ErrorBanner error={gone.refusal} />
        </div>
      )}
      <GoneForm value={(refusal) => setGone({ refusal, at: officeChanges.count })}>{children}</GoneForm>
    </Dialog>
  );
}
