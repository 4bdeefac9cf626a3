import { SchoolFacts } from '@plinth/domain/first-run/school-facts';
import { Button } from '@plinth/ui/Button';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Select } from '@plinth/ui/Select';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { saveSchoolFacts, schoolFactsQuery } from '../../../data/office-guide.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { TableSkeleton } from '../list/TableSkeleton.tsx';
import { useLookAgain } from '../list/use-look-again.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import * as css from './first-run.css.ts';

/** The facts the school publishes about itself. */
export function SchoolPage() {
  return (
    <ListPage
      sheet="O-104"
      title="School facts"
      lead="As shown on invoices and credit notes. Earlier payments keep the taxes they were made with."
      actions={<Button href="/office/first-steps">First steps</Button>}
    >
      <LoadState
        query={useQuery(schoolFactsQuery())}
        what="The school facts"
        isPlural
        skeleton={<TableSkeleton />}
      >
        {({ facts, isSaved }) => <FactsForm shown={facts} isSaved={isSaved} />}
      </LoadState>
    </ListPage>
  );
}

const zones = () => Intl.supportedValuesOf('timeZone');

/** Submitted against the facts that are shown. What a colleague saves meanwhile is shown where nothing was typed. */
function FactsForm({ shown, isSaved }: { shown: SchoolFacts; isSaved: boolean }) {
  const changed = useOfficeChanged();
  const held = useDraft(shown);
  const form = useForm<SchoolFacts, SchoolFacts>({
    held,
    judge: (draft) => SchoolFacts.safeParse(draft),
    send: async (facts) => {
      await saveSchoolFacts(facts, shown);
      await changed('Saved. Invoices show it from now on.');
      held.clear();
    },
    onFailure: useLookAgain(),
  });
  const { draft } = form;
  const known = zones();
  return (
    <FormFrame className={css.form} form={form}>
      {!isSaved && <Text secondary>So far this comes from the server's settings. Check it and save it.</Text>}
      <TextInput label="School name" required {...form.text('name')} />
      <TextArea
        label="Address"
        hint="As on an envelope, line by line."
        required
        rows={4}
        max={300}
        {...form.text('address')}
      />
      <Select
        label="Time zone"
        options={(known.includes(draft.zone) ? known : [draft.zone, ...known]).map((value) => ({
          value,
          label: value.replaceAll('_', ' '),
        }))}
        {...form.text('zone')}
      />
      <Select
        label="School currency"
        value={draft.currency}
        options={[
          { value: 'INR', label: 'Indian rupees (INR)' },
          { value: 'USD', label: 'US dollars (USD)' },
        ]}
        onChange={({ target }) => form.change('currency', target.value === 'USD' ? 'USD' : 'INR')}
      />
      <TextArea
        label="Tax numbers"
        hint="Lines under the address, such as GSTIN 27AAAAA0000A1Z5. May be empty."
        rows={2}
        max={300}
        {...form.text('taxLines')}
      />
      <TextInput
        label="Taxes included in prices"
        hint="By currency, in per cent: INR CGST 9; INR SGST 9. Empty for none."
        {...form.text('taxes')}
      />
      <div>
        <SubmitButton form={form} variant="primary" label="Save" />
      </div>
    </FormFrame>
  );
}
