import { FileInput } from '@plinth/ui/FileInput';
import { useEffect, useState } from 'react';
import { callEditor, fetchPicture } from './call-editor.ts';
import type { FieldProps } from './field-props.ts';
import * as css from './fields.css.ts';
import { fieldId, issueAt, useForm } from './form-context.ts';

/** A picture, chosen as a file. The server checks its content and reports what is wrong with it. */
export function PictureField({ schema, path, value }: FieldProps) {
  const { issues, change } = useForm();
  const [refused, setRefused] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [seen, setSeen] = useState<string | null>(null);
  const file = typeof value === 'string' ? value : '';

  useEffect(() => {
    let address: string | null = null;
    let isLeft = false;
    setSeen(null);
    if (file)
      void fetchPicture(file).then((found) => {
        address = found;
        if (isLeft && found) URL.revokeObjectURL(found);
        else setSeen(found);
      });
    return () => {
      isLeft = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [file]);

  async function send(chosen: File) {
    setRefused(null);
    setSending(true);
    const answer = await callEditor<{ file: string }>(
      'POST',
      `/pictures?name=${encodeURIComponent(chosen.name)}`,
      chosen,
    );
    setSending(false);
    if (answer.kind === 'done') change(path, () => answer.body.file);
    else if (answer.kind === 'invalid') setRefused(answer.issues[0]?.message ?? null);
    else if (answer.kind === 'failed') setRefused(answer.message);
  }

  return (
    <div className={css.list}>
      {seen && <img src={seen} alt="" className={css.thumbnail} />}
      <FileInput
        id={fieldId(path)}
        label={schema.title ?? 'Picture'}
        hint={isSending ? 'Uploading the picture' : schema.description}
        required
        accept="image/png,image/jpeg,image/webp,image/avif"
        file={file ? { name: file.replace('./images/', '') } : null}
        error={refused ?? issueAt(issues, path)}
        disabled={isSending}
        onSelect={(chosen) => void send(chosen)}
        onRemove={() => change(path, () => '')}
      />
    </div>
  );
}
