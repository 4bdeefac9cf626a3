import type { NotificationPreference } from '@plinth/domain/account/notification-preference';
import { MAIL_LIST_TEXTS, type MailList } from '@plinth/domain/mails/mail-list';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  acceptMails,
  notificationPreferencesQuery,
  saveNotificationPreference,
} from '../../../data/account.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { NOTIFICATION_TEXTS } from '../../../parts/notification-texts.ts';
import { PushSwitch } from '../../../parts/PushSwitch.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import * as css from './AccountSettingsPage.css.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** What reaches the person and how; each tick is saved immediately. */
export function NotificationsSection() {
  const preferences = useQuery(notificationPreferencesQuery());
  return (
    <SettingsSection
      title="Notification choices"
      lead="Each choice is saved at once. Emails about your account and your receipts always come."
    >
      <PushSwitch />
      <LoadState
        query={preferences}
        loading="Your notifications: loading"
        failed="Your notifications could not be loaded"
      >
        {({ preferences: rows, refusedLists }) => (
          <>
            {/* A server of the version before, beside this one for the minutes of an update, does not name them. */}
            {(refusedLists ?? []).map((list) => (
              <RefusedMails key={list} list={list} />
            ))}
            <ul className={css.rows}>
              {rows.map((row) => (
                <PreferenceRow key={row.category} row={row} />
              ))}
            </ul>
          </>
        )}
      </LoadState>
    </SettingsSection>
  );
}

/** The link in an email stops a whole list, whatever is ticked below. */
function RefusedMails({ list }: { list: MailList }) {
  const accept = useMutation({
    mutationFn: acceptMails,
    onError: (error) => void showToast('error', `Your choice was not saved. ${error.message}`),
  });
  return (
    <Banner
      tone="info"
      action={
        <Button size="s" variant="quiet" loading={accept.isPending} onClick={() => accept.mutate(list)}>
          Send them again
        </Button>
      }
    >
      By the link in an email you have stopped {MAIL_LIST_TEXTS[list]}.
    </Banner>
  );
}

function PreferenceRow({ row }: { row: NotificationPreference }) {
  const { title, hint } = NOTIFICATION_TEXTS[row.category];
  const save = useMutation({
    mutationFn: saveNotificationPreference,
    // One after the other: each answer contains all rows, and an earlier one would undo a later press.
    scope: { id: 'notification-preferences' },
    onError: (error) => void showToast('error', `${title} was not saved. ${error.message}`),
  });
  // While it is being saved the tick shows the new state; if refused, it reverts.
  const shown = save.isPending ? save.variables : row;
  return (
    <li className={css.row}>
      <div className={css.place}>
        <span>{title}</span>
        <Text secondary>{hint}</Text>
      </div>
      <fieldset className={css.choices} aria-busy={save.isPending}>
        <legend className={css.legend}>{title}</legend>
        <Checkbox
          label="In the app"
          checked={shown.inApp}
          onChange={(event) => save.mutate({ ...shown, inApp: event.currentTarget.checked })}
        />
        <Checkbox
          label="By email"
          checked={shown.email}
          onChange={(event) => save.mutate({ ...shown, email: event.currentTarget.checked })}
        />
      </fieldset>
    </li>
  );
}
