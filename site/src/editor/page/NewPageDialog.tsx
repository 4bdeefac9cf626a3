import type { BaseProductCode } from '@plinth/domain/catalog/product-codes';
import { PRODUCT_FAMILIES } from '@plinth/domain/catalog/products';
import { REGION_CHOICES, REGION_PATH_PREFIX, type Region } from '@plinth/domain/catalog/region';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { useSubmission } from '@plinth/ui/forms/use-submission';
import { Select } from '@plinth/ui/Select';
import { Stack } from '@plinth/ui/Stack';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import { callEditor, type EditorState } from './call-editor.ts';

type NewPageDialogProps = { state: EditorState; onAdded: (base: BaseProductCode, path: string) => void };

const regionLabel = (region: Region) =>
  REGION_CHOICES.find((choice) => choice.region === region)?.label ?? '';
const toSlug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Gives a course a page in one more region, with the texts of another course as the start where it has none. */
export function NewPageDialog({ state, onAdded }: NewPageDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState(0);
  const [typed, setTyped] = useState<string | null>(null);
  const [from, setFrom] = useState<string>('');
  const form = useSubmission();

  const page = state.addable[choice];
  const models = state.forms.filter(({ name }) => name in PRODUCT_FAMILIES);
  const hasTexts = models.some(({ name }) => name === page?.base);
  const slug = typed ?? (page ? toSlug(PRODUCT_FAMILIES[page.base].title) : '');

  const path = page ? `${REGION_PATH_PREFIX[page.region]}/courses/${slug}` : '';

  const send = () =>
    form.run(async () => {
      if (!page) return false;
      form.refuse({});
      const body = { ...page, slug, from: hasTexts ? page.base : from || models[0]?.name };
      const answer = await callEditor<object>('POST', '/pages', body);
      if (answer.kind === 'invalid') {
        form.place('slug', answer.issues[0]?.message ?? '');
        form.focusFault();
        return false;
      }
      if (answer.kind !== 'done')
        throw new Error(
          answer.kind === 'failed'
            ? answer.message
            : 'The addresses have changed in the meantime. Try again.',
        );
      setOpen(false);
      setTyped(null);
      setChoice(0);
      return onAdded(page.base, path);
    });

  return (
    <Dialog
      title="New course page in a region"
      description="Offered are the courses that a region sells and has no page of."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>New page</Button>}
      footer={
        page && (
          <Button variant="primary" type="submit" form="new-page" loading={form.isBusy}>
            Add the page
          </Button>
        )
      }
    >
      {page ? (
        <form
          id="new-page"
          ref={form.ref}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Stack>
            {form.failure && (
              <Banner tone="error" live="alert">
                {form.failure.message}
              </Banner>
            )}
            <Select
              label="Course and region"
              value={String(choice)}
              options={state.addable.map(({ base, region }, index) => ({
                value: String(index),
                label: `${PRODUCT_FAMILIES[base].title}, ${regionLabel(region)}`,
              }))}
              onChange={(event) => setChoice(Number(event.target.value))}
            />
            <TextInput
              label="Address of the page"
              hint={path}
              required
              value={slug}
              error={form.refused.slug ?? null}
              onChange={(event) => setTyped(event.target.value)}
            />
            {!hasTexts && (
              <Select
                label="Start from the texts of"
                hint="They are copied, without drawings, pictures and texts of regions. Change them before you publish."
                value={from || models[0]?.name}
                options={models.map(({ name, label }) => ({ value: name, label }))}
                onChange={(event) => setFrom(event.target.value)}
              />
            )}
          </Stack>
        </form>
      ) : (
        <p>Every course has a page in each region that sells it.</p>
      )}
    </Dialog>
  );
}
