import { CURRENCIES } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { AMOUNT_HELP, parseAmount } from '@plinth/domain/money/parse-amount';
import { TextInput, type TextInputProps } from '@plinth/ui/TextInput';

type AmountInputProps = Omit<TextInputProps, 'value'> & {
  value: string;
  /** The currency of the amount. Null means that the value is not an amount, such as a share, and no hint is shown. */
  currency: string | null;
};

/**
 * An amount input that shows the value to be saved while the person types; for an unreadable value it shows the
 * expected format.
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
