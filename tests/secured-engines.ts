/**
 * Engines that speak TLS and let in one user, as processes of their own, and what Recto is told of them. In MongoDB's
 * place is FerretDB, which speaks without TLS, too, on `port`.
 */
import { readFile } from 'node:fs/promises';
import { StandIn } from '#adapters/eventstoredb/testing/stand-in.js';
import { freePort } from './free-port.js';
import { ownEngine, type OwnEngine } from './own-engine.js';

export interface CertificateFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

export interface SecuredEngine {
  readonly tlsPort: number;
  readonly port: number;
  remove(): Promise<void>;
}

export const USER = 'ada-recto';
export const PASSWORD = 'right-secret';

export async function securedEventStore({
  certFile,
  keyFile,
}: CertificateFiles): Promise<SecuredEngine & { readonly log: StandIn }> {
  const [cert, key] = await Promise.all([readFile(certFile, 'utf8'), readFile(keyFile, 'utf8')]);
  const log = await StandIn.start({ secured: { cert, key, user: USER, password: PASSWORD } });
  const port = Number(new URL(log.url).port);
  return { log, port, tlsPort: port, remove: async () => log.down() };
}

export async function securedMongo(path: string, { certFile, keyFile }: CertificateFiles): Promise<SecuredEngine> {
  const tlsPort = await freePort();
  const server = await ownEngine(path, (folder, port) => [
    '--handler=sqlite',
    `--sqlite-url=file:${folder}/`,
    `--state-dir=${folder}`,
    `--listen-addr=127.0.0.1:${port}`,
    `--listen-tls=127.0.0.1:${tlsPort}`,
    `--listen-tls-cert-file=${certFile}`,
    `--listen-tls-key-file=${keyFile}`,
    '--debug-addr=-',
    '--telemetry=disable',
    '--log-level=error',
    '--test-enable-new-auth',
    '--setup-database=admin',
    `--setup-username=${USER}`,
    `--setup-password=${PASSWORD}`,
  ]);
  return { ...server, tlsPort };
}

export async function securedNats(path: string, { certFile, keyFile }: CertificateFiles): Promise<SecuredEngine> {
  const tls = ['--tls', '--tlscert', certFile, '--tlskey', keyFile];
  const server = await natsServer(path, ...tls, '--user', USER, '--pass', PASSWORD);
  return { ...server, tlsPort: server.port };
}

export const natsServer = (path: string, ...more: string[]): Promise<OwnEngine> =>
  ownEngine(path, (folder, port) => ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder, ...more]);

/** @param certificates folder with `public.crt` and `private.key` */
export async function securedS3(path: string, certificates: string): Promise<SecuredEngine> {
  const server = await minio(path, ['--certs-dir', certificates]);
  return { ...server, tlsPort: server.port };
}

export const minio = (
  path: string,
  more: readonly string[] = [],
  ready?: (port: number) => Promise<boolean>,
): Promise<OwnEngine> =>
  ownEngine(
    path,
    (folder, port) => [
      ...['server', `${folder}/data`, '--address', `127.0.0.1:${port}`],
      ...['--console-address', '127.0.0.1:0', '--quiet', ...more],
    ],
    { env: { MINIO_ROOT_USER: USER, MINIO_ROOT_PASSWORD: PASSWORD, MINIO_BROWSER: 'off', MINIO_UPDATE: 'off' }, ready },
  );
