import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { formatDay } from '@plinth/domain/dates/format-day';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { parseAmount } from '@plinth/domain/money/parse-amount';
import { NewVoucher } from '@plinth/domain/orders/office-voucher';
import { useForm } from '@plinth/ui/forms/use-form';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { createVoucher } from '../../../data/office-vouchers.ts';
import { AmountInput } from '../../../parts/AmountInput.tsx';
import { useStoredDraft } from '../../../parts/use-stored-draft.ts';
import { FormSheet } from '../list/FormSheet.tsx';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { useProductChoices } from '../list/use-product-choices.ts';
import { worthText } from './voucher-texts.ts';

const BLANK = {
  code: '',
  currency: 'INR',
  worth: 'AMOUNT',
  amount: '',
  productId: '',
  maxUses: '1',
  usesPerPerson: '1',
  until: '',
};

/** The typed text as a whole number; anything else is left for the schema to refuse. */
const wholeOf = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : 0);

const judge = ({ worth, amount, ...typed }: typeof BLANK) =>
  NewVoucher.safeParse({
    code: typed.code.trim() === '' ? null : typed.code,
    currency: typed.currency,
    discount: worth === 'AMOUNT' ? (parseAmount(amount) ?? 0) : null,
    percent: worth === 'SHARE' ? wholeOf(amount) : null,
    productId: typed.productId || null,
    maxUses: wholeOf(typed.maxUses),
    usesPerPerson: wholeOf(typed.usesPerPerson),
    until: typed.until || null,
  });

type MakeVoucherSheetProps = { isOpen: boolean; onClose: () => void; onMade: (code: string) => void };

/** Creates a voucher. The input is saved as a draft until it is sent. */
export function MakeVoucherSheet({ isOpen, onClose, onMade }: MakeVoucherSheetProps) {
  const products = useProductChoices();
  const changed = useOfficeChanged();
  const held = useStoredDraft('voucher', BLANK);
  const form = useForm<typeof BLANK, NewVoucher>({
    held,
    judge,
    send: async (body) => {
      const { voucher } = await createVoucher(body);
      await changed(`${voucher.code} can be used from now on.`);
      held.clear();
      onMade(voucher.code);
    },
  });
  const { draft, data } = form;
  const isShare = draft.worth === 'SHARE';
  return (
    <FormSheet
      title="Create a voucher"
      description="It is taken off an order when the payer enters it. It cannot be changed afterwards, only ended."
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      action="Create voucher"
    >
      <TextInput
        label="Code"
        hint="Letters, digits and hyphens. Left empty, one is generated that nobody can guess."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        {...form.text('code')}
      />
      <Select
        label="Orders in"
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        {...form.text('currency')}
      />
      <RadioGroup
        label="Takes off"
        name="worth"
        layout="inline"
        value={draft.worth}
        options={[
          { value: 'AMOUNT', label: 'an amount' },
          { value: 'SHARE', label: 'a share' },
        ]}
        onChange={(worth) => form.change('worth', worth)}
      />
      <AmountInput
        label={isShare ? 'Percent of the price after the scholarship' : `Amount in ${draft.currency}`}
        currency={isShare ? null : draft.currency}
        inputMode={isShare ? 'numeric' : 'decimal'}
        required
        value={draft.amount}
        error={form.problemOf('amount') ?? form.problemOf('discount') ?? form.problemOf('percent')}
        onChange={({ target }) => form.change('amount', target.value)}
      />
      <Select
        label="For"
        options={[{ value: '', label: 'Every course' }, ...products]}
        {...form.text('productId')}
      />
      <TextInput label="Total uses" inputMode="numeric" required {...form.text('maxUses')} />
      <TextInput label="Uses per person" inputMode="numeric" required {...form.text('usesPerPerson')} />
      <TextInput
        label="Last day"
        hint={`It counts in full, in ${zoneText(DEFAULT_TIMEZONE)}. Left empty, it has no end.`}
        type="date"
        {...form.text('until')}
      />
      {data && (
        <Text secondary>
          Takes {worthText({ ...data, discount: data.discount ?? 0 })} off, for{' '}
          {data.productId ?? 'every course'}, {data.maxUses === 1 ? 'once' : `${data.maxUses} times in total`}
          {data.until ? `, until ${formatDay(data.until)}` : ''}. Nobody is mailed: give the code out
          yourself.
        </Text>
      )}
    </FormSheet>
  );
}
