import { Dialog, type DialogProps } from '@plinth/ui/Dialog';

type SideSheetProps = Pick<DialogProps, 'title' | 'description' | 'footer' | 'children'> & {
  isOpen?: boolean;
  onClose: () => void;
};

/** A sheet at the side of an office page, such as the row that its address names. */
export const SideSheet = ({ isOpen = true, onClose, ...content }: SideSheetProps) => (
  <Dialog place="side" open={isOpen} onOpenChange={(next) => !next && onClose()} {...content} />
);
