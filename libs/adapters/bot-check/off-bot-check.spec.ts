import { botCheckContract } from '#ports/bot-check.contract.js';
import { OffBotCheck } from './off-bot-check.js';

botCheckContract('OffBotCheck', () => ({ check: new OffBotCheck(), good: async () => 'anything' }));

it('OffBotCheck says that it is off', () => {
  expect(new OffBotCheck().client()).toEqual({ kind: 'off' });
});
