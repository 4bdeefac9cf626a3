import { ThemeToggle } from './ThemeToggle.tsx';

export const states = { 'goes round three': <ThemeToggle /> };
