import type { Proposal } from '#contracts/documents.js';
import { proposedAt, proposedBeside } from './proposals.js';

const proposal = (path: string): Proposal => ({
  ...{ id: path, path, value: 'x', reason: 'So.', proposedBy: 'API key Books', outdated: false },
  proposedAt: '2026-03-01T09:00:00.000Z',
});
const proposals = ['total', 'total_due', 'line_items.1.amount', 'currency', 'fields.No. 5', 'fields.New'].map(proposal);
const paths = (found: Proposal[]) => found.map(({ path }) => path);

it('stands beside its value, or with the list its value is in', () => {
  expect(paths(proposedAt(proposals, 'total'))).toEqual(['total']);
  expect(paths(proposedAt(proposals, 'line_items'))).toEqual(['line_items.1.amount']);
});

it('stands at the end of the group that its value would come into, so that each is shown once', () => {
  expect(paths(proposedBeside(proposals, [], ['total', 'total_due', 'line_items', 'fields']))).toEqual(['currency']);
  expect(paths(proposedBeside(proposals, ['fields'], ['No. 5', 'Name']))).toEqual(['fields.New']);
});
