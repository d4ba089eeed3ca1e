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

  it('refuses what is not the URL of a MongoDB, without repeating it', () => {
    expect(() => new MongoConnection('sqlite:secret')).toThrow('this is not the URL of a MongoDB');
    expect(() => new MongoConnection('sqlite:secret')).not.toThrow('secret');
  });
});
