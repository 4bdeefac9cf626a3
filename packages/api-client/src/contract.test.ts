import { describe, expect, it } from 'vitest';
import { listContract } from '../scripts/list-contract.ts';
import contract from './contract.gen.json' with { type: 'json' };
import staffContract from './staff-contract.gen.json' with { type: 'json' };

describe('contract', () => {
  it('what browsers know of the contract is the contract, that of the staff apart', () => {
    expect({ everybody: contract, staff: staffContract }).toEqual(listContract());
  });
});
