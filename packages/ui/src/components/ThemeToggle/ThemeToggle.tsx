import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import { icon } from '../../private/icon.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

const ways = {
  system: { next: 'light', label: 'Theme: as the system. Switch to light', Icon: SunMoon },
  light: { next: 'dark', label: 'Theme: light. Switch to dark', Icon: Sun },
  dark: { next: 'system', label: 'Theme: dark. Switch to the system', Icon: Moon },
} as const;

/** Goes round the system's theme, tracing paper and blueprint; the choice is kept. */
export function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  const { next, label, Icon } = ways[theme];
  return (
    <IconButton label={label} onClick={() => setTheme(next)}>
      <Icon {...icon} />
    </IconButton>
  );
}
