import { ApiError } from '@plinth/api-client/api-error';
import { CourseCode } from '@plinth/domain/courses/course-draft';
import { textField } from '@plinth/domain/fields/text';
import { Dialog } from '@plinth/ui/Dialog';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Link } from '@plinth/ui/Link';
import { TextInput } from '@plinth/ui/TextInput';
import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { startDraft } from '../../../../data/office-course-drafts.ts';
import { FormFrame } from '../../../../parts/FormFrame.tsx';
import { editorPath } from '../editor-path.ts';
import * as css from './editor.css.ts';

const NewCourse = z.object({ code: CourseCode, title: textField(140) });
type NewCourse = z.infer<typeof NewCourse>;

/** Creates an empty course. */
export function NewCourseSheet({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm<NewCourse, NewCourse>({
    held: useDraft<NewCourse>({ code: '', title: '' }),
    judge: (draft) => NewCourse.safeParse(draft),
    send: async ({ code, title }) => {
      await startDraft(code, title);
      await navigate({ href: editorPath(code) });
    },
  });
  const isTaken = form.failure instanceof ApiError && form.failure.status === 409;
  return (
    <Dialog
      title="Create a course"
      description="It is private until you publish it."
      open
      onOpenChange={(next) => !next && onClose()}
    >
      <FormFrame
        className={css.form}
        form={form}
        label="A new course"
        takesFocus
        action={{ label: 'Create course', row: css.row, weight: 'primary' }}
      >
        <TextInput label="Title" required maxLength={140} {...form.text('title')} />
        <TextInput
          label="Code"
          required
          hint="Capitals and digits, such as TIMBER_A. It cannot be changed later."
          maxLength={40}
          value={form.draft.code}
          error={form.problemOf('code')}
          onChange={({ target }) => form.change('code', target.value.toUpperCase())}
        />
        {isTaken && <Link href={editorPath(form.draft.code)}>Open {form.draft.code}</Link>}
      </FormFrame>
    </Dialog>
  );
}
