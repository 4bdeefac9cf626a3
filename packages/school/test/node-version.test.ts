import { describe, expect, it } from 'vitest';
import { needsStripFlag, nodeVersionFault } from '../bin/node-version.mjs';

describe('the Node version that runs school', () => {
  it.each(['v22.12.0', 'v22.18.0', 'v23.0.0', 'v24.1.0', 'v30.0.0'])('may be %s', (version) => {
    expect(nodeVersionFault(version)).toBeNull();
  });

  it.each(['v12.22.0', 'v18.20.4', 'v20.19.0', 'v22.11.0'])(
    'may not be %s, and one line says what to do about it',
    (version) => {
      expect(nodeVersionFault(version)).toBe(
        `Plinth needs Node 22.12 or newer, and this is Node ${version.slice(1)}. Run it with: npx -y -p node@24 -p pnpm@11 pnpm start`,
      );
    },
  );

  it.each([
    ['v22.12.0', true],
    ['v22.17.1', true],
    ['v22.18.0', false],
    ['v23.5.0', true],
    ['v23.6.0', false],
    ['v24.0.0', false],
  ])('type stripping on %s needs a flag: %s', (version, isNeeded) => {
    expect(needsStripFlag(version)).toBe(isNeeded);
  });
});
