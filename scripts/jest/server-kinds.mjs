// The real servers that tests may use: how each is named in the environment, started from a binary, asked whether it is
// ready, and run as a container. Binaries listen on 127.0.0.1 only and keep everything in the temporary folder they are
// given.
import { spawnSync } from 'node:child_process';

const S3_KEY = 'recto-test';
const S3_SECRET = 'recto-test-secret';
const s3Url = (host, port) => `s3://${S3_KEY}:${S3_SECRET}@${host}:${port}/recto-test`;
const mongoUrl = (host, port) => `mongodb://${host}:${port}/recto-test`;

export const SERVERS = [
  {
    name: 'mongodb',
    title: 'MongoDB',
    env: 'RECTO_TEST_MONGODB',
    binaries: [
      { file: 'mongod', args: (dir, port) => ['--dbpath', dir, '--bind_ip', '127.0.0.1', '--port', port] },
      {
        file: 'ferretdb',
        // From version 2 on it needs PostgreSQL; version 1 brings SQLite.
        usable: (path) => /\bv?1\.\d+/.test(output(path, ['--version'])),
        args: (dir, port) => [
          '--handler=sqlite',
          `--sqlite-url=file:${dir}/`,
          `--state-dir=${dir}`,
          `--listen-addr=127.0.0.1:${port}`,
          '--debug-addr=-',
          '--telemetry=disable',
          '--log-level=error',
        ],
        environment: { DO_NOT_TRACK: '1' },
      },
    ],
    url: (port) => mongoUrl('127.0.0.1', port),
    container: { image: 'mongo:8.0', port: 27017, log: 'Waiting for connections', url: mongoUrl },
  },
  {
    name: 'nats',
    title: 'NATS JetStream',
    env: 'RECTO_TEST_NATS',
    binaries: [
      {
        file: 'nats-server',
        // The oldest that is supported is 2.9.10.
        usable: (path) => !/v([01]|2\.[0-8]|2\.9\.\d)(\.|\s|$)/.test(output(path, ['--version'])),
        args: (dir, port) => ['-a', '127.0.0.1', '-p', port, '-js', '-sd', dir],
      },
    ],
    url: (port) => `nats://127.0.0.1:${port}`,
    container: {
      image: 'nats:2.11-alpine',
      port: 4222,
      command: ['-js'],
      log: 'Server is ready',
      url: (host, port) => `nats://${host}:${port}`,
    },
  },
  {
    name: 's3',
    title: 'MinIO (S3)',
    env: 'RECTO_TEST_S3',
    binaries: [
      {
        file: 'minio',
        args: (dir, port) => [
          'server',
          dir,
          '--address',
          `127.0.0.1:${port}`,
          '--console-address',
          '127.0.0.1:0',
          '--quiet',
        ],
        environment: {
          MINIO_ROOT_USER: S3_KEY,
          MINIO_ROOT_PASSWORD: S3_SECRET,
          MINIO_BROWSER: 'off',
          MINIO_UPDATE: 'off',
        },
        ready: (port) => answers(`http://127.0.0.1:${port}/minio/health/ready`),
      },
    ],
    url: (port) => s3Url('127.0.0.1', port),
    container: {
      image: 'minio/minio:latest',
      port: 9000,
      command: ['server', '/data'],
      environment: { MINIO_ROOT_USER: S3_KEY, MINIO_ROOT_PASSWORD: S3_SECRET },
      log: 'API:',
      url: s3Url,
    },
  },
  {
    name: 'esdb',
    title: 'EventStoreDB',
    env: 'RECTO_TEST_ESDB',
    binaries: [],
    container: {
      image: 'eventstore/eventstore:24.10',
      port: 2113,
      command: ['--insecure', '--mem-db', '--run-projections=None'],
      log: 'IS LEADER',
      url: (host, port) => `esdb://${host}:${port}?tls=false`,
    },
  },
];

function output(path, args) {
  const { stdout, stderr } = spawnSync(path, args, { encoding: 'utf8', timeout: 10_000 });
  return `${stdout ?? ''}${stderr ?? ''}`;
}

async function answers(url) {
  const response = await fetch(url).catch(() => undefined);
  return response?.ok ?? false;
}
