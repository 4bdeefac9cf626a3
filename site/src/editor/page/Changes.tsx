import { Stack } from '@plinth/ui/Stack';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import type { Change } from '../files/compare-texts.ts';
import * as css from './editor.css.ts';

const SAID = { '+': 'New: ', '-': 'Old: ', ' ': '' } as const;

/** The lines of the file that will differ. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <Stack gap="m">
      {changes.map(({ line, lines }) => (
        <pre key={line} className={css.change}>
          {lines.map(({ sign, text }, index) => (
            <span key={index} className={css.line} data-sign={sign}>
              <span aria-hidden="true">{sign} </span>
              <VisuallyHidden>{SAID[sign]}</VisuallyHidden>
              {text}
            </span>
          ))}
        </pre>
      ))}
    </Stack>
  );
}
