import { formatDay } from '@plinth/domain/dates/format-day';
import { EARNING_CATEGORIES } from '@plinth/domain/earnings/earning-category';
import { EarnerCurrency, EarningRate } from '@plinth/domain/earnings/earning-rate';
import { EARNING_TITLES } from '@plinth/domain/earnings/earning-texts';
import { CURRENCIES, type Currency } from '@plinth/domain/money/currency';
import { parseAmount } from '@plinth/domain/money/parse-amount';
import { Annotation } from '@plinth/ui/Annotation';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { earningRatesQuery, setEarnerCurrency, setEarningRate } from '../../../data/office-earnings.ts';
import { AmountInput } from '../../../parts/AmountInput.tsx';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { optionsOf } from '../../../parts/options-of.ts';
import * as css from '../list/list.css.ts';
import { SheetSection } from '../list/SheetSection.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { SubmitRow } from '../list/SubmitRow.tsx';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { moneyText } from '../orders/order-texts.ts';
import * as own from '../orders/orders.css.ts';

const currencies = CURRENCIES.map((value) => ({ value, label: value }));

/** The rates for work, with their start day and mentors, and the currency in which a mentor is paid. */
export function RatesSheet({ onClose }: { onClose: () => void }) {
  const found = useQuery(earningRatesQuery());
  return (
    <SideSheet
      title="Rates"
      description="Work is counted at the rate of its day. Work already counted keeps its rate."
      onClose={onClose}
    >
      <LoadState query={found} what="The rates" isPlural>
        {({ rates }) => (
          <div className={own.sections}>
            <section className={own.section} aria-label="All rates">
              {rates.length === 0 ? (
                <Text tone="soft">No rate is set, so nothing is earned.</Text>
              ) : (
                <ul className={own.items}>
                  {rates.map((rate) => (
                    <RateItem
                      key={`${rate.category} ${rate.currency} ${rate.fromDay} ${rate.emailId}`}
                      rate={rate}
                    />
                  ))}
                </ul>
              )}
            </section>
            <RateForm />
            <CurrencyForm />
          </div>
        )}
      </LoadState>
    </SideSheet>
  );
}

const RateItem = ({ rate }: { rate: EarningRate }) => (
  <li className={own.item}>
    <div className={own.row}>
      <span>{EARNING_TITLES[rate.category]}</span>
      <span className={own.figure}>
        {rate.amount === 0 ? 'ended' : moneyText(rate.amount, rate.currency)}
      </span>
    </div>
    <Annotation>
      {`from ${formatDay(rate.fromDay)}, ${rate.emailId ?? `everybody paid in ${rate.currency}`}`}
    </Annotation>
  </li>
);

function RateForm() {
  const changed = useOfficeChanged();
  const held = useDraft({
    category: EARNING_CATEGORIES[0] as string,
    currency: 'INR' as string,
    amount: '',
    fromDay: '',
    emailId: '',
  });
  const form = useForm<typeof held.draft, EarningRate>({
    held,
    judge: ({ amount, emailId, ...draft }) =>
      EarningRate.safeParse({ ...draft, amount: parseAmount(amount) ?? -1, emailId: emailId.trim() || null }),
    send: async (rate) => {
      await setEarningRate(rate);
      await changed(`${EARNING_TITLES[rate.category]}: the rate is set.`);
      held.clear();
    },
  });
  return (
    <SheetSection title="Set a rate">
      <FormFrame className={css.part} form={form} label="Set a rate">
        <Select label="Work" options={optionsOf(EARNING_TITLES)} {...form.text('category')} />
        <AmountInput
          label="Rate for each piece"
          required
          currency={form.draft.currency}
          hint="In whole units, such as 1500. 0 ends the rate."
          {...form.text('amount')}
        />
        <Select label="Currency" options={currencies} {...form.text('currency')} />
        <TextInput label="From the day" type="date" required {...form.text('fromDay')} />
        <TextInput
          label="For one mentor alone"
          type="email"
          hint="Their address; empty, it is for everybody who is paid in the currency."
          {...form.text('emailId')}
        />
        <SubmitRow form={form} variant="primary" label="Set the rate" />
      </FormFrame>
    </SheetSection>
  );
}

function CurrencyForm() {
  const changed = useOfficeChanged();
  const held = useDraft({ emailId: '', currency: 'USD' as Currency });
  const form = useForm<typeof held.draft, EarnerCurrency>({
    held,
    judge: (draft) => EarnerCurrency.safeParse(draft),
    send: async (earner) => {
      await setEarnerCurrency(earner);
      await changed(`${earner.emailId} is paid in ${earner.currency}.`);
      held.clear();
    },
  });
  return (
    <SheetSection title="The currency of a mentor">
      <FormFrame className={css.part} form={form} label="The currency of a mentor">
        <TextInput label="Address of the mentor" type="email" required {...form.text('emailId')} />
        <Select
          label="Is paid in"
          value={form.draft.currency}
          error={form.problemOf('currency')}
          options={currencies}
          onChange={({ target }) => form.change('currency', target.value as Currency)}
        />
        <SubmitRow form={form} label="Save the currency" />
      </FormFrame>
    </SheetSection>
  );
}
