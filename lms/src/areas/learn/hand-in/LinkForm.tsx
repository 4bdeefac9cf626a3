import { HttpUrl } from '@plinth/domain/fields/http-url';
import { Button } from '@plinth/ui/Button';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addLink, type TaskAddress, takeDraft } from '../../../data/assignments.ts';
import * as css from '../../../parts/hand-in/hand-in.css.ts';

const NO_LINK = 'Write a whole address beginning with https://';

/** Adds a link to a hand-in (LINK_UPLOAD): checked before it is sent, and again by the server. */
export function LinkForm({ address }: { address: TaskAddress }) {
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = useMutation({
    mutationFn: (link: string) => addLink({ ...address, url: link }),
    onSuccess: ({ report }) => {
      takeDraft(address, report);
      setUrl('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const judged = HttpUrl.safeParse(url.trim());
    setProblem(judged.success ? null : NO_LINK);
    if (judged.success) add.mutate(judged.data);
  };
  return (
    <form className={css.link} onSubmit={submit} noValidate>
      <TextInput
        label="Link"
        type="url"
        inputMode="url"
        autoComplete="off"
        hint="A shared model or folder that your guide can open."
        value={url}
        error={problem ?? add.error?.message ?? null}
        onChange={(event) => {
          setUrl(event.target.value);
          setProblem(null);
        }}
      />
      <div>
        <Button type="submit" loading={add.isPending} disabled={url.trim() === ''}>
          Add the link
        </Button>
      </div>
    </form>
  );
}
