import { DOCUMENT_TYPES } from '@plinth/domain/constants/limits';
import { acceptOf, typeOfFile } from '@plinth/domain/documents/file-endings';
import { countCharacters, LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import {
  ATTACHMENT_LIMITS,
  ATTACHMENTS_MAX,
  judgeAttachment,
  nameAttachment,
} from '@plinth/domain/mentor-queries/judge-attachment';
import { readRichText } from '@plinth/domain/rich-text/read-rich-text';
import { Button } from '@plinth/ui/Button';
import { Field } from '@plinth/ui/Field';
import { useLayoutEffect, useRef, useState } from 'react';
import { keepFocus } from '../keep-focus.ts';
import { RichText } from '../RichText/RichText.tsx';
import { ChosenFiles, type Taken } from './ChosenFiles.tsx';
import { EditorTools } from './EditorTools.tsx';
import {
  type Mark,
  markText,
  putPicture,
  putPictureBack,
  type Selected,
  takePictureOut,
} from './edit-text.ts';
import * as css from './RichEditor.css.ts';

type RichEditorProps = {
  label: string;
  cohortId: string;
  text: string;
  onText: (text: string) => void;
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
  /** Whether the files are still being stored on this device. */
  isKeeping: boolean;
  /** Names of files that were chosen and are no longer on this device. */
  lost?: readonly string[];
  /** Names of files previously sent with the text. */
  sent?: readonly string[];
  error?: string | null;
  required?: boolean;
  rows?: number;
};

const KEYS: Record<string, Mark> = { b: 'bold', i: 'italic', k: 'link', e: 'code' };

const lostText = (lost: readonly string[]) =>
  lost.length === 1
    ? `${lost[0]} is no longer on this device. Choose it again.`
    : lost.length > 1 && `${lost.join(', ')} are no longer on this device. Choose them again.`;

/**
 * A field for a text with code, pictures and files. The content remains plain text with a few marks, which the buttons
 * insert; pictures can be pasted and dropped. The preview parses it as the server will.
 */
export function RichEditor({
  label,
  cohortId,
  text,
  onText,
  files,
  onFiles,
  isKeeping,
  lost = [],
  sent = [],
  error = null,
  required = false,
  rows = 6,
}: RichEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [selection, setSelection] = useState<{ start: number; end: number } | null>(null);
  const [isPreview, setPreview] = useState(false);
  const [isOver, setOver] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  // What the last removal took; it can be put back until other files are chosen, or these are sent.
  const [removal, setRemoval] = useState<{ taken: Taken; text: string; left: readonly File[] } | null>(null);
  const removed = removal?.left === files ? removal : null;

  useLayoutEffect(() => {
    if (selection === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(selection.start, selection.end);
    setSelection(null);
  }, [selection]);

  const selected = (): Selected => ({
    text,
    start: area.current?.selectionStart ?? text.length,
    end: area.current?.selectionEnd ?? text.length,
  });
  function write({ text: next, start, end }: Selected) {
    onText(next);
    setSelection({ start, end });
  }

  function add(chosen: readonly File[]) {
    const found: string[] = [];
    const taken: File[] = [];
    const room = ATTACHMENTS_MAX - files.length;
    for (const file of chosen) {
      const problem = taken.length >= room ? `At most ${ATTACHMENTS_MAX} files fit.` : judgeAttachment(file);
      if (problem !== null) found.push(`${file.name || 'The picture'}: ${problem}`);
      else {
        const names = [...sent, ...files.map(({ name }) => name), ...taken.map(({ name }) => name)];
        taken.push(new File([file], nameAttachment(file, names), { type: typeOfFile(file) }));
      }
    }
    setProblems(found);
    if (taken.length === 0) return;
    onFiles([...files, ...taken]);
    const pictures = taken.filter(({ type }) => type.startsWith('image/'));
    if (pictures.length > 0)
      write(pictures.reduce((before, { name }) => ({ ...putPicture(before, name) }), selected()));
  }

  function remove(name: string) {
    const at = files.findIndex((file) => file.name === name);
    const file = files[at];
    if (!file) return;
    const left = files.filter((one) => one !== file);
    setRemoval({ taken: { file, at }, text, left });
    onFiles(left);
    onText(takePictureOut(text, name));
  }
  function putBack() {
    if (!removed) return;
    const { file, at } = removed.taken;
    onFiles(files.toSpliced(at, 0, file));
    onText(putPictureBack(text, { name: file.name, before: removed.text }));
  }

  const wrong = [error, lostText(lost), ...problems].filter(Boolean).join(' ');
  return (
    <Field
      label={label}
      required={required}
      hint={ATTACHMENT_LIMITS}
      error={wrong === '' ? null : wrong}
      left={LONG_TEXT_MAX - countCharacters(text)}
    >
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the button of the toolbar does the same
        <div
          ref={keepFocus}
          className={css.frame}
          data-over={isOver}
          data-invalid={wiring['aria-invalid']}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            add([...event.dataTransfer.files]);
          }}
        >
          <div className={css.tools}>
            <EditorTools
              label={`Format: ${label}`}
              isDisabled={isPreview}
              onMark={(mark) => write(markText(selected(), mark))}
              onAttach={() => picker.current?.click()}
            />
            <span className={css.end}>
              <Button
                size="s"
                variant="quiet"
                aria-pressed={isPreview}
                onClick={() => setPreview(!isPreview)}
              >
                {isPreview ? 'Write' : 'Preview'}
              </Button>
            </span>
          </div>
          {isPreview ? (
            <div className={css.preview}>
              <Preview cohortId={cohortId} text={text} />
            </div>
          ) : (
            <textarea
              {...wiring}
              ref={area}
              rows={rows}
              className={css.area}
              value={text}
              onChange={(event) => onText(event.target.value)}
              onKeyDown={(event) => {
                const mark = (event.ctrlKey || event.metaKey) && !event.altKey ? KEYS[event.key] : undefined;
                if (!mark) return;
                event.preventDefault();
                write(markText(selected(), mark));
              }}
              onPaste={(event) => {
                const pasted = [...event.clipboardData.files];
                if (pasted.length === 0) return;
                event.preventDefault();
                add(pasted);
              }}
            />
          )}
          <input
            ref={picker}
            type="file"
            multiple
            tabIndex={-1}
            aria-label={`Files: ${label}`}
            accept={acceptOf(DOCUMENT_TYPES)}
            className={css.picker}
            onChange={(event) => {
              const chosen = [...(event.target.files ?? [])];
              // Allows the same file to be chosen again.
              event.target.value = '';
              add(chosen);
            }}
          />
          <ChosenFiles
            files={files}
            isKeeping={isKeeping}
            removed={removed?.taken ?? null}
            onRemove={remove}
            onPutBack={putBack}
          />
        </div>
      )}
    </Field>
  );
}

function Preview({ cohortId, text }: { cohortId: string; text: string }) {
  const blocks = readRichText(text);
  const words = blocks.map((block) =>
    block.kind === 'IMAGE'
      ? { kind: 'QUOTE' as const, runs: [{ text: `Picture: ${block.caption || block.name}`, italic: true }] }
      : block,
  );
  return blocks.length === 0 ? (
    <p>Nothing is written yet.</p>
  ) : (
    <RichText cohortId={cohortId} blocks={words} attachments={[]} />
  );
}
