import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { FileInput } from '@plinth/ui/FileInput';
import { Select } from '@plinth/ui/Select';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type SyntheticEvent, useState } from 'react';
import * as page from '../editor.css.ts';
import * as css from './lesson.css.ts';
import { lessonCommands } from './lesson-commands.ts';
import { SET_OFF_KINDS, type SetOffKind } from './lesson-schema.ts';

type LessonToolsProps = {
  view: EditorView;
  state: EditorState;
  media: readonly string[];
  onFile: (file: File) => Promise<string>;
};

const WORDS: readonly [label: string, command: Command][] = [
  ['Bold', lessonCommands.bold],
  ['Italic', lessonCommands.italic],
  ['Strikethrough', lessonCommands.struck],
  ['Code', lessonCommands.code],
];
const BLOCKS: readonly [value: string, label: string, command: Command][] = [
  ['p', 'Paragraph', lessonCommands.paragraph],
  ['h2', 'Heading', lessonCommands.heading(2)],
  ['h3', 'Subheading', lessonCommands.heading(3)],
  ['ul', 'Bulleted list', lessonCommands.bullets],
  ['ol', 'Numbered list', lessonCommands.numbers],
  ['todo', 'Task list', lessonCommands.checklist],
  ['quote', 'Quotation', lessonCommands.quote],
  ['code', 'Code', lessonCommands.codeBlock],
  ['math', 'Formula', lessonCommands.formula],
  ['table', 'Table', lessonCommands.table],
  ['rule', 'Divider', lessonCommands.rule],
];
const TABLE: readonly [label: string, command: Command][] = [
  ['Add row', lessonCommands.addRow],
  ['Add column', lessonCommands.addColumn],
  ['Remove row', lessonCommands.removeRow],
  ['Remove column', lessonCommands.removeColumn],
];
const SET_OFF: Record<SetOffKind, string> = {
  note: 'Note',
  example: 'Example',
  mistake: 'Mistake',
  checklist: 'Checklist',
  details: 'Collapsible text',
};
const kindOf = (value: string) => SET_OFF_KINDS.find((kind) => kind === value);

/** The tools for a lesson: text styles, blocks, and pictures, links and files. */
export function LessonTools({ view, state, media, onFile }: LessonToolsProps) {
  const [asks, setAsks] = useState<'link' | 'picture' | null>(null);
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const put = (value: string) => {
    const kind = kindOf(value);
    const block = BLOCKS.find(([name]) => name === value);
    if (kind) run(lessonCommands.setOff(kind));
    else if (block) run(block[2]);
  };
  const isInTable = lessonCommands.addRow(state);
  return (
    <fieldset className={css.tools} aria-label="What can be written">
      {WORDS.map(([label, command]) => (
        <Button key={label} size="s" variant="quiet" onClick={() => run(command)}>
          {label}
        </Button>
      ))}
      <Button size="s" variant="quiet" aria-expanded={asks === 'link'} onClick={() => setAsks('link')}>
        Link
      </Button>
      <Button size="s" variant="quiet" aria-expanded={asks === 'picture'} onClick={() => setAsks('picture')}>
        Picture, film or file
      </Button>
      <Select
        label="Block"
        hideLabel
        placeholder="Change to, or insert after"
        value=""
        options={[
          ...BLOCKS.map(([value, label]) => ({ value, label })),
          ...SET_OFF_KINDS.map((kind) => ({ value: kind, label: SET_OFF[kind] })),
        ]}
        onChange={({ target }) => put(target.value)}
      />
      {isInTable &&
        TABLE.map(([label, command]) => (
          <Button key={label} size="s" onClick={() => run(command)}>
            {label}
          </Button>
        ))}
      {asks === 'link' && (
        <LinkForm
          onDone={(href) => {
            setAsks(null);
            if (href) run(lessonCommands.link(href));
          }}
        />
      )}
      {asks === 'picture' && (
        <PictureForm
          media={media}
          onFile={onFile}
          onDone={(picture) => {
            setAsks(null);
            if (picture) run(lessonCommands.picture(picture.src, picture.alt, picture.caption));
          }}
        />
      )}
    </fieldset>
  );
}

function LinkForm({ onDone }: { onDone: (href: string | null) => void }) {
  const [href, setHref] = useState('');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (href.trim() !== '') onDone(href.trim());
  };
  return (
    <form className={css.asked} aria-label="A link" onSubmit={send}>
      <TextInput
        label="Address"
        hint="https://…, or another lesson as ../02-next. Select the words for it first."
        value={href}
        onChange={({ target }) => setHref(target.value)}
      />
      <div className={page.row}>
        <Button type="submit" size="s">
          Set link
        </Button>
        <Button size="s" variant="quiet" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type Picture = { src: string; alt: string; caption: string };
type PictureFormProps = {
  media: readonly string[];
  onFile: (file: File) => Promise<string>;
  onDone: (picture: Picture | null) => void;
};

function PictureForm({ media, onFile, onDone }: PictureFormProps) {
  const [src, setSrc] = useState('');
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const upload = useMutation({ mutationFn: onFile, onSuccess: setSrc });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (src.trim() !== '' && alt.trim() !== '')
      onDone({ src: src.trim(), alt: alt.trim(), caption: caption.trim() });
  };
  const required = (value: string, words: string) => (isTried && value.trim() === '' ? words : null);
  return (
    <form className={css.asked} aria-label="A picture" onSubmit={send}>
      <FileInput
        label="New file"
        hint="A picture, a drawing as SVG, or a film, up to 50 MB."
        accept=".svg,.png,.jpg,.jpeg,.webp,.mp4,.webm"
        file={file && { name: file.name, sizeBytes: file.size }}
        progress={upload.isPending ? 50 : undefined}
        error={upload.error?.message ?? null}
        onSelect={(chosen) => {
          setFile(chosen);
          upload.mutate(chosen);
        }}
      />
      {media.length > 0 && (
        <Select
          label="Or one from the course"
          placeholder="Choose a picture"
          value={media.includes(src) ? src : ''}
          options={media.map((value) => ({ value, label: value }))}
          onChange={({ target }) => setSrc(target.value)}
        />
      )}
      <TextInput
        label="Address"
        required
        value={src}
        error={required(src, 'Choose a file, or enter its address')}
        onChange={({ target }) => setSrc(target.value)}
      />
      <TextInput
        label="Description"
        required
        hint="What it shows, for those who cannot see it."
        value={alt}
        error={required(alt, 'Say what it shows')}
        onChange={({ target }) => setAlt(target.value)}
      />
      <TextInput label="Caption" value={caption} onChange={({ target }) => setCaption(target.value)} />
      {upload.isSuccess && (
        <Banner tone="success" live="status">
          The file is beside the lesson.
        </Banner>
      )}
      <div className={page.row}>
        <Button type="submit" size="s" disabled={upload.isPending}>
          Insert
        </Button>
        <Button size="s" variant="quiet" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
