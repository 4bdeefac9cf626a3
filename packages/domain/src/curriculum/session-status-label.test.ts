import { describe, expect, it } from 'vitest';
import { sessionStatusLabel } from './session-status-label.ts';

describe('session status', () => {
  it.each([
    { id: 'CURR-05', status: 'CREATED', label: 'Pending' },
    { id: 'CURR-06', status: 'ONGOING', label: 'Live' },
    { id: 'CURR-07', status: 'COMPLETED', label: 'Completed' },
    { id: 'CURR-08', status: 'RESCHEDULED', label: 'Missed' },
  ] as const)('$id ENUM-47 $status is shown as $label', ({ status, label }) => {
    expect(sessionStatusLabel(status)).toBe(label);
  });
});
