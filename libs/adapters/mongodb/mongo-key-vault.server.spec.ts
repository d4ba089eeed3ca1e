import { keyVaultContract } from '#ports/key-vault.contract.js';
import { describeWithServer } from '../../../tests/servers.js';
import { MongoKeyVault } from './mongo-key-vault.js';
import { ownDatabase } from '../../../tests/own-database.js';

describeWithServer('mongodb', 'MongoKeyVault', (server) => {
  const url = ownDatabase(server);
  keyVaultContract('MongoKeyVault', async (masterKey) => new MongoKeyVault(url, masterKey));
});
