import { takingTurns } from './taking-turns.ts';

/** Runs at most `together` acts of each owner at a time, in order of arrival; different owners do not wait. */
export function takingTurnsEach(together: number): <T>(owner: string, act: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { inTurn: ReturnType<typeof takingTurns>; acts: number }>();
  return async (owner, act) => {
    const line = lines.get(owner) ?? { inTurn: takingTurns(together), acts: 0 };
    lines.set(owner, line);
    line.acts += 1;
    try {
      return await line.inTurn(act);
    } finally {
      line.acts -= 1;
      if (line.acts === 0) lines.delete(owner);
    }
  };
}
