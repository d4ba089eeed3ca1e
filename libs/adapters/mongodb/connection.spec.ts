import { MongoServerError } from 'mongodb';
import { NotPermitted } from '#ports/not-permitted.js';
import { MongoConnection } from './connection.js';

describe('MongoConnection', () => {
  it('says where nothing answers, without the password', async () => {
    const connection = new MongoConnection('mongodb://ada:pa55@127.0.0.1:1/x?serverSelectionTimeoutMS=100');
    const failure: unknown = await connection.ping().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'MongoUnavailable' });
    expect(String(failure)).toContain('MongoDB at 127.0.0.1:1 does not answer');
    expect(String(failure)).not.toContain('pa55');
    await connection.close();
  });

  it('says so long before the driver stops looking for a server', async () => {
    const connection = new MongoConnection('mongodb://127.0.0.1:1', 50);
    await expect(connection.ping()).rejects.toMatchObject({ name: 'MongoUnavailable' });
    await connection.close();
  });

  it.each([
    ['mongodb://db', 'recto'],
    ['mongodb://db/', 'recto'],
    ['mongodb://db/?w=1', 'recto'],
    ['mongodb://ada:p%40ss@one:1,two:2/read-models?replicaSet=rs', 'read-models'],
  ])('%s uses the database %s', async (url, database) => {
    const connection = new MongoConnection(url);
    expect(connection.db.databaseName).toBe(database);
    await connection.close();
  });

  it('reads from the primary whatever the URL says, and waits for one as long as an election may take', async () => {
    const connection = new MongoConnection('mongodb://one,two/?replicaSet=rs&readPreference=secondaryPreferred');
    const { readPreference, serverSelectionTimeoutMS } = connection.db.client.options;
    expect([readPreference.mode, connection.db.readPreference?.mode]).toEqual(['primary', 'primary']);
    expect(serverSelectionTimeoutMS).toBe(30_000);
    await connection.close();
  });

  it.each([13, 18])(
    'says NotPermitted when the server refuses the user (%s), and nothing of the password',
    async (code) => {
      const connection = new MongoConnection('mongodb://ada:pa55@db');
      const refused = connection.run(() => Promise.reject(new MongoServerError({ code, message: 'refused' })));
      await expect(refused).rejects.toBeInstanceOf(NotPermitted);
      await expect(refused).rejects.toThrow(/MongoDB at db .*READ_MODEL_URL/);
      await expect(refused).rejects.not.toThrow('pa55');
      await connection.close();
    },
  );

  it('refuses what is not the URL of a MongoDB, without repeating it', () => {
    expect(() => new MongoConnection('sqlite:secret')).toThrow('this is not the URL of a MongoDB');
    expect(() => new MongoConnection('sqlite:secret')).not.toThrow('secret');
  });
});
