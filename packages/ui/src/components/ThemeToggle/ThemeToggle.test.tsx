import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { themeScript } from '../../theme/theme-script.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

const theme = () => document.documentElement.dataset.theme;

it('a chosen theme holds at once, and the next page has it before it paints', async () => {
  render(<ThemeToggle />);
  await userEvent.click(screen.getByRole('button', { name: /Switch to light/ }));
  await userEvent.click(screen.getByRole('button', { name: /Switch to dark/ }));
  expect(theme()).toBe('dark');
  delete document.documentElement.dataset.theme;
  new Function(themeScript)();
  expect(theme()).toBe('dark');
});

it('back to the system, nothing is kept', async () => {
  localStorage.setItem('theme', 'dark');
  document.documentElement.dataset.theme = 'dark';
  render(<ThemeToggle />);
  await userEvent.click(screen.getByRole('button', { name: /Switch to the system/ }));
  expect([theme(), localStorage.getItem('theme')]).toEqual([undefined, null]);
});
