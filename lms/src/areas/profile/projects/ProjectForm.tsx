import { type Project, ProjectDraft } from '@plinth/domain/profiles/project';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveProject } from '../../../data/profile-sections.ts';
import { say } from '../../../parts/say.ts';
import { useDraft } from '../../../parts/use-draft.ts';
import * as css from '../profile.css.ts';
import { useProfileChanged } from '../use-profile-changed.ts';

const DESCRIPTION_MAX = 2000;

const typedOf = (project: Project | null) => ({
  title: project?.title ?? '',
  description: project?.description ?? '',
  softwares: project?.softwares.join(', ') ?? '',
  link: project?.link ?? '',
});

/** What the fields make, judged by the schema that the server has too. */
const judge = (typed: ReturnType<typeof typedOf>, projectId: string | undefined) =>
  ProjectDraft.safeParse({
    ...(projectId === undefined ? {} : { projectId }),
    title: typed.title,
    description: typed.description,
    softwares: typed.softwares
      .split(',')
      .map((software) => software.trim())
      .filter(Boolean),
    link: typed.link.trim() === '' ? null : typed.link,
  });

type ProjectFormProps = {
  /** The project to change; null for a new one. */
  project: Project | null;
  onDone: () => void;
};

/** The words of a project; files are added once it is there. */
export function ProjectForm({ project, onDone }: ProjectFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const changed = useProfileChanged();
  const { draft, change, forget } = useDraft(`project:${project?.projectId ?? 'new'}`, typedOf(project));
  const [isTried, setTried] = useState(false);
  const judged = judge(draft, project?.projectId);
  const save = useMutation({
    mutationFn: saveProject,
    onSuccess: async () => {
      forget();
      void say('success', project ? 'Your change is saved' : 'Project added: you can add files to it now');
      await changed();
      onDone();
    },
  });
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);

  const field = (name: keyof typeof draft) => {
    const issue = judged.success ? undefined : judged.error.issues.find(({ path }) => path[0] === name);
    return {
      name,
      value: draft[name],
      error: isTried && issue ? (issue.code === 'custom' ? issue.message : 'This is too long.') : null,
      onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
    };
  };
  return (
    <form
      ref={form}
      className={css.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (judged.success && !save.isPending) save.mutate(judged.data);
        else
          requestAnimationFrame(() =>
            form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
          );
      }}
    >
      <TextInput label="Title" required {...field('title')} />
      <TextArea label="What it is and what your part was" max={DESCRIPTION_MAX} {...field('description')} />
      <TextInput label="Software" hint="With commas between them." {...field('softwares')} />
      <TextInput label="Where it can be seen" type="url" placeholder="https://" {...field('link')} />
      {save.isError && (
        <Banner tone="error" live="alert">
          {save.error.message}
        </Banner>
      )}
      <div className={css.foot}>
        <Button type="submit" size="s" loading={save.isPending}>
          Save
        </Button>
        <Button
          size="s"
          variant="quiet"
          onClick={() => {
            forget();
            onDone();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
