import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import * as css from './profile.css.ts';

const focusOn = (button: HTMLElement | null) => button?.focus();

type AskFirstProps = {
  question?: string;
  /** The action that cannot be undone; `about` names its object for people who hear the buttons without their context. */
  action: string;
  about?: string;
  isBusy: boolean;
  onAct: () => void;
  onKeep: () => void;
};

/**
 * Asks in the place of the pressed button before something is removed or declined. The safe answer gets the keyboard
 * focus, so that a key pressed twice removes nothing.
 */
export const AskFirst = ({ question, action, about, isBusy, onAct, onKeep }: AskFirstProps) => (
  <fieldset className={css.asking} aria-label={about ? `${action} ${about}?` : question}>
    {question && <Text size="s">{question}</Text>}
    <Button
      size="s"
      variant="danger"
      loading={isBusy}
      onClick={onAct}
      aria-label={about ? `${action} ${about}` : undefined}
    >
      {action}
    </Button>
    <Button size="s" ref={focusOn} onClick={onKeep}>
      Keep
    </Button>
  </fieldset>
);
