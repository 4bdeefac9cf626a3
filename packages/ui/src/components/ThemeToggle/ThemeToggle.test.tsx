import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { themeScript } from '../../theme/theme-script.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

const theme = () => document.documentElement.dataset.theme;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Switch between light and dark' }));

describe('the theme toggle', () => {
  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ])(
    'on a %s system the first press switches the page to %s, and the next one back',
    async (system, other) => {
      vi.stubGlobal('matchMedia', () => ({ matches: system === 'dark' }));
      render(<ThemeToggle />);
      await press();
      expect(theme()).toBe(other);
      await press();
      expect(theme()).toBe(system);
    },
  );

  it('the theme script applies the chosen theme to the next page', async () => {
    render(<ThemeToggle />);
    await press();
    delete document.documentElement.dataset.theme;
    new Function(themeScript)();
    expect(theme()).toBe('dark');
  });
});
