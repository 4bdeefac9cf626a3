import type { PayableMonth } from '@plinth/domain/earnings/office-earning';
import { IsoMonth } from '@plinth/domain/fields/iso-date';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import * as z from 'zod/mini';
import { makeTransfers } from '../../../data/office-earnings.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { monthText } from '../accounts/account-texts.ts';
import * as css from '../list/list.css.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { moneyText } from '../orders/order-texts.ts';

const Wanted = z.object({ month: IsoMonth });

const payableText = ({ month, people, sums }: PayableMonth): string =>
  `${monthText(month)}: ${sums.map(({ amount, currency }) => moneyText(amount, currency)).join(' and ')} to ${people === 1 ? '1 person' : `${people} people`}`;

/** Makes the transfers of a past month; what is pending is shown first. */
export function PayMonthForm({ payable }: { payable: readonly PayableMonth[] }) {
  const changed = useOfficeChanged();
  const held = useDraft({ month: payable[0]?.month ?? '' });
  const form = useForm<typeof held.draft, { month: string }>({
    held,
    judge: (draft) => Wanted.safeParse(draft),
    send: async ({ month }) => {
      await makeTransfers(month);
      await changed(`Transfers created for ${monthText(month)}.`);
    },
  });
  return (
    <FormFrame
      className={css.part}
      form={form}
      label="Create the transfers of a month"
      action={{ label: 'Create transfers', row: css.actions, weight: 'primary' }}
    >
      <Text size="s">
        {payable.length === 0
          ? 'Nothing from a finished month is waiting to be paid.'
          : `To be paid: ${payable.map(payableText).join('; ')}.`}{' '}
        A transfer is created for each mentor, and those that came back go out again; the school sends no
        money by itself. Download them as CSV for your bank, then record that they have arrived.
      </Text>
      <div className={css.filters}>
        <TextInput
          label="Month to pay"
          type="month"
          value={form.draft.month}
          error={form.problemOf('month')}
          onChange={({ target }) => form.change('month', target.value)}
        />
      </div>
    </FormFrame>
  );
}
