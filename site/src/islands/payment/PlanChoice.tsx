import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import type { OrderPlan } from '@plinth/domain/orders/payment-plan-state';
import { planName } from '@plinth/domain/orders/plan-name';
import { INSTALMENTS_TEXT, processingFeeText } from '@plinth/domain/orders/plan-texts';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { planText } from '../../orders/plan-text.ts';
import { PlanDrawing } from './PlanDrawing.tsx';

type Props = {
  plans: readonly OrderPlan[];
  value: PaymentPlan;
  now: string;
  emiPartners: readonly string[];
  onChange: (plan: PaymentPlan) => void;
};

/** The offered plans side by side, each drawn over a year. All cost the same, apart from a partner's fee. */
export function PlanChoice({ plans, value, now, emiPartners, onChange }: Props) {
  return (
    <RadioGroup
      label="Payment plan"
      hint={INSTALMENTS_TEXT}
      name="plan"
      layout="tiles"
      value={value}
      onChange={(chosen) => {
        const plan = plans.find(({ planType }) => planType === chosen);
        if (plan) onChange(plan.planType);
      }}
      options={plans.map((plan) => {
        const fee = processingFeeText(plan.planType);
        const through =
          emiPartners.length > 0 ? `Through ${emiPartners.join(', ')}; processing` : 'Processing';
        const partners = fee ? ` ${through} fee ${fee}.` : '';
        return {
          value: plan.planType,
          label: <strong>{planName(plan.planType)}</strong>,
          hint: (
            <>
              {`${planText(plan, now)}.${partners}`}
              <PlanDrawing plan={plan} start={now} />
            </>
          ),
        };
      })}
    />
  );
}
