import { describe, expect, it } from 'vitest';
import { listContract } from '../scripts/list-contract.ts';
import contract from './contract.gen.json' with { type: 'json' };
import staffContract from './staff-contract.gen.json' with { type: 'json' };

describe('the generated contract', () => {
  it('equals the listed contract, with the staff calls in a file of their own', () => {
    expect({ everybody: contract, staff: staffContract }).toEqual(listContract());
  });
});
