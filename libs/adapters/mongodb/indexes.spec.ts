import { commitQuorumAt } from './indexes.js';

describe('how many members must have made an index', () => {
  it('the majority of a replica set, also behind a router', () => {
    expect(commitQuorumAt({ setName: 'rs0' })).toEqual({ commitQuorum: 'majority' });
    expect(commitQuorumAt({ msg: 'isdbgrid' })).toEqual({ commitQuorum: 'majority' });
  });

  it('is not said to a server alone, which would refuse it', () => {
    expect(commitQuorumAt({ ok: 1 })).toEqual({});
  });
});
