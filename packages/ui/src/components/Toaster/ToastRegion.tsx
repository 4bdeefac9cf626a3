import { Toast } from '@base-ui/react/toast';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { cx } from '../../private/cx.ts';
import { icon } from '../../private/icon.ts';
import * as iconButton from '../IconButton/IconButton.css.ts';
import * as css from './Toaster.css.ts';
import { openOutlet } from './toast-queue.ts';

/** Base UI sets it on a toast that is a dialog. */
const NO_DIALOG = { 'aria-modal': undefined };

export default function ToastRegion({ timeout }: { timeout: number }) {
  return (
    <Toast.Provider timeout={timeout}>
      <Toast.Portal>
        <Toast.Viewport className={css.viewport}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts, add, close } = Toast.useToastManager();

  useEffect(
    () =>
      openOutlet({ show: ({ id, type, message }) => void add({ id, type, description: message }), close }),
    [add, close],
  );

  return toasts.map((toast) => {
    const tone = toast.type === 'error' ? 'error' : 'success';
    const Mark = tone === 'error' ? TriangleAlert : CircleCheck;
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        role="group"
        {...NO_DIALOG}
        className={cx(css.toast, css.tone[tone])}
      >
        <Toast.Content className={css.content}>
          <Mark {...icon} className={css.mark[tone]} />
          <Toast.Description className={css.message} />
          <Toast.Close className={iconButton.iconButton} aria-label="Dismiss" aria-hidden={undefined}>
            <X {...icon} />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
