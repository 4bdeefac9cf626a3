import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { accountQuery } from '../../../data/account.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { lazyPart } from '../../../parts/lazy-part.ts';
import { ownZoneText } from '../../../parts/own-zone-text.ts';
import { AppFrame } from '../../../shell/AppFrame.tsx';
import * as css from './AccountSettingsPage.css.ts';
import { DevicesSection } from './DevicesSection.tsx';
import { DisplaySection } from './DisplaySection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PersonSection } from './PersonSection.tsx';
import { PlannedDeletion } from './PlannedDeletion.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { YourDataSection } from './YourDataSection.tsx';

const ActAsSection = lazyPart(async () => (await import('./ActAsSection.tsx')).ActAsSection);

/** The account itself: whose it is, how and where they sign in, what reaches them, and how to leave. */
export function AccountSettingsPage() {
  const account = useQuery(accountQuery());
  return (
    <AppFrame>
      <div className={css.page}>
        <div className={css.head}>
          <Heading level={1}>Account settings</Heading>
          <Text tone="soft">What others see is in your profile. Times are in {ownZoneText()}.</Text>
        </div>
        <LoadState query={account} loading="Your account: loading" failed="Your account could not be loaded">
          {(known) => (
            <>
              <PlannedDeletion account={known} />
              <PersonSection account={known} />
              <PasswordSection account={known} />
              <SecondFactorSection />
              <DevicesSection />
              <NotificationsSection />
              <DisplaySection account={known} />
              <YourDataSection account={known} />
            </>
          )}
        </LoadState>
        {__OVERRIDE_USER__ && (
          <Suspense>
            <ActAsSection />
          </Suspense>
        )}
      </div>
    </AppFrame>
  );
}
