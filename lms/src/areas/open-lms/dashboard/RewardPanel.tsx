import { formatMoney } from '@plinth/domain/money/format-money';
import type { OpenDashboard } from '@plinth/domain/open-lms/open-dashboard';
import type { OpenReward } from '@plinth/domain/open-lms/open-reward';
import { Button } from '@plinth/ui/Button';
import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { unlockReward } from '../../../data/open-lms.ts';
import { copyText } from '../../../parts/copy-text.ts';
import { dayText } from '../../../parts/day-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { ownZoneText } from '../../../parts/own-zone-text.ts';
import { useNow } from '../../../parts/use-now.ts';
import * as css from '../open-lms.css.ts';
import { useOpenChange } from '../use-open-change.ts';
import { UseReward } from './UseReward.tsx';

const worthOf = ({ discount, currency }: OpenReward) =>
  discount !== undefined && currency !== undefined ? formatMoney({ amount: discount, currency }) : null;

const copy = (code: string) =>
  copyText(code, 'Code copied.', 'Your browser did not copy it. Select the code and copy it yourself.');

/** The reward at the end: a voucher for another course, unlocked once all missions are done. */
export function RewardPanel({ dashboard }: { dashboard: OpenDashboard }) {
  const { reward, missions } = dashboard;
  const unlock = useOpenChange(unlockReward);
  const worth = worthOf(reward);
  const left = missions.filter(({ mission, state }) => mission !== 'REWARD' && state !== 'COMPLETED').length;
  const isReady = left === 0 && missions.length > 0;
  return (
    <Section className={css.panel} data-tour="open-reward" size="s" title="Reward">
      {reward.voucherCode ? (
        <Voucher reward={reward} code={reward.voucherCode} worth={worth} />
      ) : reward.isUnlocked ? (
        <Text secondary>You have completed every mission.</Text>
      ) : (
        <>
          <Text secondary>
            {worth ? `A voucher that takes ${worth} off any other course. ` : ''}
            {isReady
              ? 'Every mission is complete: it is yours.'
              : `It opens when every mission is complete; ${left === 1 ? 'one is' : `${left} are`} left.`}
          </Text>
          {isReady && (
            <Button variant="primary" loading={unlock.isPending} onClick={() => unlock.mutate()}>
              Unlock the reward
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

type VoucherProps = { reward: OpenReward; code: string; worth: string | null };

function Voucher({ reward: { expiresAt, isUsed }, code, worth }: VoucherProps) {
  const now = useNow();
  const isOver = !isUsed && expiresAt !== undefined && now > expiresAt;
  const day = expiresAt && `${dayText(expiresAt, ownZone())} (${ownZoneText()})`;
  return (
    <>
      <Text secondary>
        {isUsed
          ? `Your voucher${worth ? ` of ${worth}` : ''} is on an order.`
          : isOver
            ? `Your voucher${worth ? ` of ${worth}` : ''} expired on ${day} and can no longer be used.`
            : `It takes ${worth} off any other course, once${day ? `, until ${day}` : ''}.`}
      </Text>
      <div className={css.code}>
        <div className={css.codeField}>
          <TextInput label="Voucher code" value={code} readOnly onFocus={({ target }) => target.select()} />
        </div>
        {!isUsed && !isOver && <Button onClick={() => void copy(code)}>Copy</Button>}
      </div>
      <UseReward />
    </>
  );
}
