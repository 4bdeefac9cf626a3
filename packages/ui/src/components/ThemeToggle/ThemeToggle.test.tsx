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

describe('the switch of the theme', () => {
  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ])('on a system that is %s the first press turns the page %s, the next one back', async (system, other) => {
    vi.stubGlobal('matchMedia', () => ({ matches: system === 'dark' }));
    render(<ThemeToggle />);
    await press();
    expect(theme()).toBe(other);
    await press();
    expect(theme()).toBe(system);
  });

  it('what was chosen is there before the next page paints', async () => {
    render(<ThemeToggle />);
    await press();
    delete document.documentElement.dataset.theme;
    new Function(themeScript)();
    expect(theme()).toBe('dark');
  });
});
