/** The URL of a database of one's own on a MongoDB that is shared, removed when the specs of the file are over. */
import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';

export function ownDatabase(server: string): string {
  const name = `recto-test-${randomUUID()}`;
  const [, base, options = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(server) as RegExpExecArray;
  const url = `${base}/${name}${options}`;
  afterAll(async () => {
    const client = new MongoClient(url);
    await client.db(name).dropDatabase();
    await client.close();
  });
  return url;
}
