import { IconButton } from '@plinth/ui/IconButton';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import Paperclip from 'lucide-react/icons/paperclip';
import Quote from 'lucide-react/icons/quote';
import SquareCode from 'lucide-react/icons/square-code';
import type { Mark } from './edit-text.ts';
import * as css from './RichEditor.css.ts';

const TOOLS = [
  ['bold', 'Bold', Bold],
  ['italic', 'Italic', Italic],
  ['code', 'Inline code', Code],
  ['block', 'Code block', SquareCode],
  ['list', 'List', List],
  ['quote', 'Quote', Quote],
  ['link', 'Link', LinkIcon],
] as const satisfies readonly (readonly [Mark, string, typeof Bold])[];

const pen = { size: 17, strokeWidth: 1.6, 'aria-hidden': true } as const;

type EditorToolsProps = {
  label: string;
  isDisabled: boolean;
  onMark: (mark: Mark) => void;
  onAttach: () => void;
};

/** The buttons above the field. */
export function EditorTools({ label, isDisabled, onMark, onAttach }: EditorToolsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend into the field it belongs to
    <div role="group" aria-label={label} className={css.group}>
      {TOOLS.map(([mark, name, Icon]) => (
        <IconButton key={mark} label={name} disabled={isDisabled} onClick={() => onMark(mark)}>
          <Icon {...pen} />
        </IconButton>
      ))}
      <IconButton label="Picture or file" disabled={isDisabled} onClick={onAttach}>
        <Paperclip {...pen} />
      </IconButton>
    </div>
  );
}
