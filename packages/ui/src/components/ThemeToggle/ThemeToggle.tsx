import { switchTheme } from '../../theme/set-theme.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './ThemeToggle.css.ts';

/**
 * A switch between tracing paper and blueprint; the choice is saved. The site has the same switch without React
 * (`ThemeSwitch.astro`). To follow the system again, a person uses the account settings.
 */
export function ThemeToggle() {
  return (
    <IconButton label="Switch between light and dark" onClick={switchTheme}>
      <svg
        className={css.mark}
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="8.25" />
        <path d="M12 3.75a8.25 8.25 0 0 1 0 16.5z" fill="currentColor" />
      </svg>
    </IconButton>
  );
}
