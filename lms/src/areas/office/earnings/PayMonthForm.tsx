import type { PayableMonth } from '@plinth/domain/earnings/office-earning';
import { IsoMonth } from '@plinth/domain/fields/iso-date';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import * as z from 'zod/mini';
import { fetchTransfersFile, makeTransfers } from '../../../data/office-earnings.ts';
import { DownloadButton } from '../../../parts/DownloadButton.tsx';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { monthText } from '../accounts/account-texts.ts';
import { countText } from '../cohorts/groups/load-text.ts';
import * as css from '../list/list.css.ts';
import { useLookAgain } from '../list/use-look-again.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { moneyText } from '../orders/order-texts.ts';

const Wanted = z.object({ month: IsoMonth });

type Sums = PayableMonth['sums'];
const sumsText = (sums: Sums): string =>
  sums.map(({ amount, currency }) => moneyText(amount, currency)).join(' and ');
const isToPay = ({ people }: PayableMonth): boolean => people > 0;

const payableText = ({ month, people, sums, returned }: PayableMonth): string =>
  `${monthText(month)}: ${sumsText(sums)} to ${people === 1 ? '1 person' : `${people} people`}${
    returned > 0 ? `, including ${countText(returned, 'transfer')} that came back` : ''
  }`;

const toPayText = (payable: readonly PayableMonth[]): string =>
  payable.length === 0
    ? 'Nothing from a finished month is waiting to be paid.'
    : `To be paid: ${payable.map(payableText).join('; ')}.`;

const withheldText = (payable: readonly PayableMonth[]): string =>
  payable.length === 0
    ? ''
    : ` Overpaid, and withheld from later transfers: ${payable
        .map(({ month, withheld }) => `${monthText(month)}, ${sumsText(withheld)}`)
        .join('; ')}.`;

const madeText = (month: string, count: number): string =>
  count === 0
    ? `There is nothing to transfer for ${monthText(month)}.`
    : `${countText(count, 'transfer')} for ${monthText(month)} ${count === 1 ? 'is' : 'are'} on the way.`;

/** Makes the transfers of a past month; what that would send is shown first. */
export function PayMonthForm({ payable }: { payable: readonly PayableMonth[] }) {
  const changed = useOfficeChanged();
  const held = useDraft({ month: payable.find(isToPay)?.month ?? '' });
  const form = useForm<typeof held.draft, { month: string }>({
    held,
    judge: (draft) => Wanted.safeParse(draft),
    send: async ({ month }) => {
      const { people = 0, sums = [] } = payable.find((one) => one.month === month) ?? {};
      const { count } = await makeTransfers(month, { people, sums });
      await changed(madeText(month, count));
    },
    onFailure: useLookAgain(),
  });
  const wanted = IsoMonth.safeParse(form.draft.month).data;
  return (
    <FormFrame
      className={css.part}
      form={form}
      label="Create the transfers of a month"
      action={{ label: 'Create transfers', row: css.actions, weight: 'primary' }}
    >
      <Text size="s">
        {toPayText(payable.filter(isToPay))}
        {withheldText(payable.filter(({ withheld }) => withheld.length > 0))} A transfer is created for each
        mentor. The work of one that came back is paid by a new one, as corrected since; the school sends no
        money by itself. Download those of the month that are on their way as CSV for your bank, then record
        at each that it has arrived.
      </Text>
      <div className={css.filters}>
        <TextInput label="Month to pay" type="month" {...form.text('month')} />
        {wanted && (
          <DownloadButton
            label={`Download CSV for the bank: transfers of ${monthText(wanted)}`}
            fetchFile={() => fetchTransfersFile(wanted)}
          >
            Download CSV for the bank
          </DownloadButton>
        )}
      </div>
    </FormFrame>
  );
}
