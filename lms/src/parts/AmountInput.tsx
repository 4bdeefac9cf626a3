import { CURRENCIES } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { AMOUNT_HELP, parseAmount } from '@plinth/domain/money/parse-amount';
import { TextInput, type TextInputProps } from '@plinth/ui/TextInput';

type AmountInputProps = Omit<TextInputProps, 'value'> & {
  value: string;
  /** What the amount is in. Without one, as for a share, it is no amount and nothing is said of it. */
  currency: string | null;
};

/**
 * An amount as people type it, with what will be kept of it told beside it while it is typed; one that cannot be read is
 * told with how to write it.
 */
export function AmountInput({ value, currency: asked, hint, error, ...rest }: AmountInputProps) {
  const currency = CURRENCIES.find((one) => one === asked);
  const amount = parseAmount(value);
  const isUnread = currency && value.trim() !== '' && amount === null;
  const kept = amount !== null && currency ? `Saved as ${formatMoney({ amount, currency })}.` : '';
  return (
    <TextInput
      inputMode="decimal"
      {...rest}
      value={value}
      hint={kept && hint ? `${hint} ${kept}` : kept || hint}
      error={error && isUnread ? `${AMOUNT_HELP}.` : error}
    />
  );
}
