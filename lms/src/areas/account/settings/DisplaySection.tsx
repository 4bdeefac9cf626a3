import type { Account } from '@plinth/domain/account/account';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { Select } from '@plinth/ui/Select';
import { useTheme } from '@plinth/ui/theme/use-theme';
import { useMutation } from '@tanstack/react-query';
import { saveTimeZone } from '../../../data/account.ts';
import { deviceTimeZone } from '../../../data/time-zone.ts';
import { showToast } from '../../../parts/show-toast.ts';
import { timeZoneOptions } from '../../../parts/time-zones.ts';
import { SettingsSection } from './SettingsSection.tsx';

const THEMES = [
  { value: 'system', label: 'Same as system' },
  { value: 'light', label: 'Tracing paper', hint: 'Light' },
  { value: 'dark', label: 'Blueprint', hint: 'Dark' },
] as const;

const DEVICE = '';

const zoneOptions = (chosen: string | null) => [
  { value: DEVICE, label: `Same as this device: ${deviceTimeZone()}` },
  ...timeZoneOptions(chosen),
];

/** How the school looks on this device, and the time zone of its times on every device. */
export function DisplaySection({ account }: { account: Account }) {
  const [theme, setTheme] = useTheme();
  const save = useMutation({
    mutationFn: saveTimeZone,
    scope: { id: 'time-zone' },
    onSuccess: ({ timeZone }) =>
      void showToast('success', `Times are now in ${timeZone ?? deviceTimeZone()}.`),
  });
  const shown = save.isPending ? save.variables : account.timeZone;
  return (
    <SettingsSection
      title="Display"
      lead="The theme applies on this device, the time zone wherever you sign in."
    >
      <RadioGroup
        label="Theme"
        name="theme"
        layout="inline"
        options={THEMES}
        value={theme}
        onChange={(value) => setTheme(THEMES.find((one) => one.value === value)?.value ?? 'system')}
      />
      <Select
        label="Time zone"
        name="timeZone"
        options={zoneOptions(account.timeZone)}
        value={shown ?? DEVICE}
        aria-busy={save.isPending}
        error={save.isError ? save.error.message : null}
        onChange={(event) => save.mutate(event.currentTarget.value || null)}
      />
    </SettingsSection>
  );
}
