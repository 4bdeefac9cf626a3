import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { faultyStep, useSteps } from './use-steps.ts';

const IDS = ['contact', 'work', 'review'];

const start = (onMove = vi.fn()) =>
  renderHook(() =>
    useSteps<string>({
      first: 'contact',
      onMove,
      address: { hashOf: (id) => id, stepOf: (hash) => IDS.find((id) => id === (hash || 'contact')) ?? null },
    }),
  );
const arrive = (hash: string) =>
  act(() => {
    history.replaceState(null, '', hash || location.pathname);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

beforeEach(() => {
  history.replaceState(null, '', '/');
});

describe('the steps of a wizard', () => {
  it('a move is reported and put into the address, and the Back button of the browser follows it', () => {
    const onMove = vi.fn();
    const { result } = start(onMove);
    act(() => result.current.go('work'));
    expect(onMove).toHaveBeenCalledExactlyOnceWith('work');
    expect(location.hash).toBe('#work');
    arrive('');
    expect(result.current.step).toBe('contact');
    expect(onMove).toHaveBeenCalledOnce();
  });

  it('the Back button of the browser leads to the step at which a saved form was continued', () => {
    const { result } = start();
    act(() => result.current.open('work'));
    expect(location.hash).toBe('#work');
    act(() => result.current.go('review'));
    arrive('#work');
    expect(result.current.step).toBe('work');
  });

  it('a hash that names no step changes nothing', () => {
    const { result } = start();
    arrive('#apply-firstName');
    expect(result.current.step).toBe('contact');
  });

  it('the first step with a problem is found by the paths of its questions', () => {
    const steps = [{ asks: ['name'] }, { asks: ['details', 'city'] }];
    expect(faultyStep(steps, ({ asks }) => asks, { 'details.phone': 'No' })).toBe(steps[1]);
    expect(faultyStep(steps, ({ asks }) => asks, {})).toBeUndefined();
  });
});
