import { ThemeToggle } from './ThemeToggle.tsx';

export const states = { 'turns the page': <ThemeToggle /> };
