/** Reads more than a connection keeps; tells by how many bytes the process is smaller once it rests. */
import { openSqlite } from '../sqlite.js';
import { tellAtRest } from '#kernel/at-rest.js';

const db = openSqlite(process.argv[2]!);
db.exec('CREATE TABLE texts (text TEXT) STRICT');
db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
  INSERT INTO texts SELECT hex(randomblob(2000)) FROM n`);
db.prepare('SELECT sum(octet_length(text)) FROM texts').get();
const full = process.memoryUsage.rss();
tellAtRest();
process.send!(full - process.memoryUsage.rss());
db.close();
tellAtRest();
process.disconnect();
