import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { type ReactNode, useId } from 'react';
import { keepFocus } from '../../../parts/keep-focus.ts';
import * as css from './AccountSettingsPage.css.ts';

type SettingsSectionProps = { title: string; lead?: ReactNode; children: ReactNode };

/** One subject of the settings with its controls. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={css.section} ref={keepFocus} aria-labelledby={id}>
      <div className={css.subject}>
        <Heading level={2} size="s" id={id}>
          {title}
        </Heading>
        {lead && <Text secondary>{lead}</Text>}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
