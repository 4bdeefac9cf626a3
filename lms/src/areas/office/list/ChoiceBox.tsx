import { Checkbox } from '@plinth/ui/Checkbox';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import * as css from './list.css.ts';

type ChoiceBoxProps = {
  /** The name of the row it chooses, such as `Nila Test, 14`. */
  name: string;
  isChosen: boolean;
  onTurn: (isRange: boolean) => void;
};

/** Chooses a row; with Shift, all rows from the last one toggled. */
export const ChoiceBox = ({ name, isChosen, onTurn }: ChoiceBoxProps) => (
  <span className={css.choiceBox}>
    <Checkbox
      label={<VisuallyHidden>{`Choose ${name}`}</VisuallyHidden>}
      checked={isChosen}
      onChange={({ nativeEvent }) => onTurn(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  </span>
);
