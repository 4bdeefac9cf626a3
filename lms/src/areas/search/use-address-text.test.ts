import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAddressText } from './use-address-text.ts';

const open = (text: string) => {
  const { result, rerender } = renderHook(({ inAddress }) => useAddressText(inAddress), {
    initialProps: { inAddress: text },
  });
  return {
    shown: () => result.current[0],
    type: (typed: string) => act(() => result.current[1](typed, typed.trim())),
    arrive: (inAddress: string) => rerender({ inAddress }),
  };
};

it('a text from elsewhere replaces what is shown', () => {
  const field = open('walls');
  field.arrive('roofs');
  expect(field.shown()).toBe('roofs');
  field.arrive('walls');
  expect(field.shown()).toBe('walls');
});

it('what was typed stays when an earlier part of it arrives late, or never', () => {
  const field = open('');
  for (const typed of ['r', 'ro', 'roo', 'roof ']) field.type(typed);
  for (const inAddress of ['r', 'roo', 'roof']) {
    field.arrive(inAddress);
    expect(field.shown()).toBe('roof ');
  }
  field.arrive('ro');
  expect(field.shown()).toBe('ro');
});
