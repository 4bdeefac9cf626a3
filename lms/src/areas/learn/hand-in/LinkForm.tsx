import { HttpUrl } from '@plinth/domain/fields/http-url';
import { judged } from '@plinth/ui/forms/judged';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { TextInput } from '@plinth/ui/TextInput';
import { addLink, type TaskAddress, takeDraft } from '../../../data/assignments.ts';
import * as css from '../../../parts/hand-in/hand-in.css.ts';

const EMPTY = { url: '' };
const NO_LINK = 'Enter a full address starting with https://';

/** Adds a link to a hand-in (LINK_UPLOAD): checked before it is sent, and again by the server. */
export function LinkForm({ address }: { address: TaskAddress }) {
  const held = useDraft(EMPTY);
  const form = useForm({
    held,
    judge: ({ url }) => {
      const { data = '' } = HttpUrl.safeParse(url.trim());
      return judged({ url: data === '' ? NO_LINK : null }, data);
    },
    send: async (url) => {
      takeDraft(address, (await addLink({ ...address, url })).report);
      held.clear();
    },
  });
  const { error, ...url } = form.text('url');
  return (
    <form ref={form.ref} className={css.link} onSubmit={form.onSubmit} noValidate>
      <TextInput
        label="Link"
        type="url"
        inputMode="url"
        autoComplete="off"
        hint="A shared model or folder that your guide can open."
        {...url}
        error={error ?? form.failure?.message}
      />
      <div>
        <SubmitButton form={form} disabled={url.value.trim() === ''} label="Add the link" />
      </div>
    </form>
  );
}
