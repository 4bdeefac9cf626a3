import { REFER_BANNER } from '@plinth/domain/hubs/refer-banner';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { referralEarningsQuery } from '../../data/referrals.ts';
import * as listPage from '../../parts/list-page.css.ts';
import { Panel } from '../../parts/Panel/Panel.tsx';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { InviteForm } from './InviteForm.tsx';
import { OwnLink } from './OwnLink.tsx';
import { Referees } from './Referees.tsx';
import * as css from './ReferralProgramPage.css.ts';
import { ReferralQuestions } from './ReferralQuestions.tsx';
import { Rewards } from './Rewards.tsx';

/** The page for referring friends to the school, with the results. */
export function ReferralProgramPage() {
  const earnings = useQuery(referralEarningsQuery()).data;
  const reward = earnings && earnings.reward > 0 ? earnings : null;
  return (
    <AppFrame>
      <div className={listPage.page}>
        <div className={listPage.head}>
          <Heading level={1}>{REFER_BANNER.title}</Heading>
          <Text tone="soft" measure>
            {REFER_BANNER.text}.{' '}
            {reward &&
              `Each of them brings you ${formatMoney({ amount: reward.reward, currency: reward.currency })}. `}
            Your friends pay what everyone pays, and nobody here learns more than their first name.
          </Text>
        </div>
        <Panel id="link" title="Your link">
          <OwnLink />
        </Panel>
        <Panel id="invite" title="Invite a friend by email">
          <InviteForm />
        </Panel>
        <Panel id="rewards" title="Results so far">
          <Rewards />
        </Panel>
        <Panel id="friends" title="Your friends">
          <Referees />
        </Panel>
        <Panel id="asked" title="What friends ask">
          <ReferralQuestions />
        </Panel>
        <Panel id="rules" title="How it counts">
          <ol className={css.rules}>
            <li>A friend counts if you invited them here or they left an address after opening your link.</li>
            <li>The first course a friend pays for earns the reward, once. Open courses earn none.</li>
            <li>When several people sent the same friend, the first one gets it.</li>
            <li>The school transfers pending rewards and then shows them as paid.</li>
          </ol>
        </Panel>
      </div>
    </AppFrame>
  );
}
