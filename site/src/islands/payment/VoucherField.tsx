import { ApiError } from '@plinth/api-client/api-error';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Button } from '@plinth/ui/Button';
import { judged } from '@plinth/ui/forms/judged';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { useSubmission } from '@plinth/ui/forms/use-submission';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { TextInput } from '@plinth/ui/TextInput';
import type { Order } from '../../api/client.ts';
import { fetched } from '../../api/fetched.ts';
import { isOvertaken, toMessage } from '../../api/to-message.ts';
import * as css from '../island.css.ts';

type Props = {
  /** Applies a code to the order; null removes it. */
  apply: (voucherCode: string | null) => Promise<unknown>;
  order: Pick<Order, 'voucher' | 'reward' | 'currency'>;
  /** Reloads the order with its new price. */
  onChanged: () => Promise<unknown>;
};

/**
 * The code that reduces an order: typed, the open course's reward in one press, or the applied one with a button to
 * remove it.
 */
export function VoucherField({ apply, order, onChanged }: Props) {
  const { voucher, reward, currency } = order;
  const pressed = useSubmission();
  const put = async (voucherCode: string | null) => {
    try {
      await apply(voucherCode);
    } catch (error) {
      // A failure that is not the code's means a change meanwhile, usually in another tab: the order is read again.
      if (isOvertaken(error) && error instanceof ApiError && error.fields.length === 0) await onChanged();
      throw error;
    }
    await onChanged();
  };
  const press = (voucherCode: string | null) => pressed.run(() => put(voucherCode));
  const failure = pressed.failure && toMessage(pressed.failure);
  const form = useNativeForm<{ voucherCode: string }>({
    judge: async (typed) => {
      const { VoucherCode } = await fetched(import('@plinth/domain/orders/voucher-code'));
      const code = VoucherCode.safeParse(typed.voucherCode);
      return judged({ voucherCode: code.error?.issues[0]?.message }, { voucherCode: code.data ?? '' });
    },
    send: ({ voucherCode }) => put(voucherCode),
  });
  const amount = (discount: number) => formatMoney({ amount: discount, currency });

  if (voucher)
    return (
      <div className={css.tight}>
        <p className={css.note} role="status">
          {voucher.code} takes {amount(voucher.discount)} off.
        </p>
        <div>
          <Button variant="quiet" size="s" loading={pressed.isBusy} onClick={() => void press(null)}>
            Remove the code
          </Button>
        </div>
        {failure && <p role="alert">{failure}</p>}
      </div>
    );
  return (
    <div className={css.tight}>
      {reward && (
        <div className={css.tight}>
          <p className={css.soft}>Your reward from the open course takes {amount(reward.discount)} off.</p>
          <div>
            <Button loading={pressed.isBusy} onClick={() => void press(reward.code)}>
              Use your reward
            </Button>
          </div>
          {failure && <p role="alert">{failure}</p>}
        </div>
      )}
      <form className={css.tight} aria-label="Voucher" {...form.frame}>
        <TextInput
          label="Voucher code"
          name="voucherCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={form.problemOf('voucherCode') ?? (form.failure && toMessage(form.failure))}
        />
        <div>
          <SubmitButton form={form} label="Apply" />
        </div>
      </form>
    </div>
  );
}
