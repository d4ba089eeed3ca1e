/**
 * docker-compose.yml, deploy/compose-single.yml, deploy/haproxy.cfg, the Dockerfile and .env.example against what the
 * code accepts. It shows that the files agree with the configuration and with each other; it starts no container.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { HEARTBEAT_MS } from '#contracts/live.js';
import { openApi } from '#contracts/openapi/openapi.js';
import { loadConfig, type Role } from '#platform/config.js';
import { longestStopSeconds } from '#platform/draining.js';
import { VARIABLES } from '#platform/variables.js';
import { ownSecrets } from './own-secrets.js';

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: object;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly deploy?: { readonly replicas: number };
  readonly stop_grace_period?: string;
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
}
/** What a container of ours may do: write to its volume and to /tmp, and nothing that needs a right. */
const CONFINED = {
  read_only: true,
  tmpfs: ['/tmp'],
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
};

const compose = readFileSync('docker-compose.yml', 'utf8');
const { services, volumes } = parse(compose, { merge: true }) as {
  services: Readonly<Record<string, Service>>;
  volumes: Readonly<Record<string, null>>;
};
const OURS = ['api', 'projector', 'worker'] as const satisfies readonly Role[];
const SECRETS: Readonly<Record<string, string>> = {
  ...ownSecrets(),
  MONGODB_PASSWORD: 'aaaa1111',
  MONGODB_KEY_FILE: 'bbbb2222',
  NATS_PASSWORD: 'cccc3333',
  MINIO_PASSWORD: 'dddd4444',
};

/**
 * `${NAME}`, `${NAME:-default}` and `${NAME:?reason}`, as Compose fills them in; a required one that is missing throws.
 */
const filledIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\$\{(\w+)(?::(-|\?)([^}]*))?\}/g, (_, name: string, kind: string | undefined, rest = '') => {
    if (values[name]) return values[name];
    if (kind === '-') return rest as string;
    throw new Error(`${name} is not set`);
  });
const environmentOf = (name: string, values = SECRETS) =>
  Object.fromEntries(
    Object.entries(services[name]!.environment ?? {}).map(([key, value]) => [key, filledIn(String(value), values)]),
  );

describe.each(OURS)('the service %s', (name) => {
  it('runs its app from the image', () => {
    expect(services[name]!.command).toEqual(['node', `dist/apps/${name}/main.js`]);
    expect(existsSync(`apps/${name}/main.ts`)).toBe(true);
    expect(services[name]!.image).toBe(`recto:${JSON.parse(readFileSync('package.json', 'utf8')).version}`);
  });

  it('may write to its own folders only', () => {
    expect(services[name]).toMatchObject(CONFINED);
  });

  it('sets no variable that Recto does not know', () => {
    expect(Object.keys(services[name]!.environment!).filter((key) => !VARIABLES.includes(key))).toEqual([]);
  });

  it('has a configuration that Recto accepts, with every store outside the container', () => {
    const config = loadConfig(environmentOf(name), [name], 2);
    expect(config).toMatchObject({ embedded: false, botCheck: { kind: 'altcha' }, publicUrl: 'http://localhost:3000' });
    expect(config.masterKey.toString('hex')).toBe(SECRETS['MASTER_KEY']);
  });

  it.each(Object.keys(SECRETS).filter((secret) => secret !== 'MONGODB_KEY_FILE'))(
    'does not start without %s',
    (secret) => {
      expect(() => environmentOf(name, { ...SECRETS, [secret]: '' })).toThrow(`${secret} is not set`);
    },
  );

  it('reaches stores by the names they have here, once they are healthy', () => {
    const { eventStoreUrl, readModelUrl, keyVaultUrl, queueUrl, objectStoreUrl } = loadConfig(
      environmentOf(name),
      [name],
      2,
    );
    const hosts = [eventStoreUrl, readModelUrl, keyVaultUrl, queueUrl, objectStoreUrl].map(
      (url) => new URL(url).hostname,
    );
    for (const host of hosts) {
      expect(services[name]!.depends_on![host]).toEqual({ condition: 'service_healthy' });
      expect(services[host]!.healthcheck).toBeDefined();
    }
  });
});

/**
 * What one part needs and the others have no business with: workers decode strangers' files, and money is not for them.
 */
const OWN: Record<string, readonly string[]> = {
  api: [
    'DRAIN_SECONDS',
    'TRUST_PROXY',
    'WEBHOOKS_ALLOW_HOSTS',
    'FREE_TESTS_PER_DAY',
    'BOT_CHECK',
    'RECAPTCHA_SITE_KEY',
    'RECAPTCHA_SECRET_KEY',
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'OIDC_NAME',
    'OIDC_ROLES_CLAIM',
    'OIDC_ROLES',
    'PASSWORD_SIGN_IN',
  ],
  projector: ['SMTP_URL', 'MAIL_FROM', 'CONTACT_TO', 'WEBHOOKS_ALLOW_HOSTS'],
  worker: ['WORKER_CONCURRENCY', 'MISTRAL_API_KEY'],
};
const PAYMENTS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

it('hands a company’s own sign-in on to the API', () => {
  const given = { OIDC_ISSUER: 'https://id.example.test', OIDC_CLIENT_ID: 'recto', OIDC_CLIENT_SECRET: 'x' };
  const config = loadConfig(environmentOf('api', { ...SECRETS, ...given, OIDC_NAME: 'Quay ID' }), ['api'], 2);
  expect(config.openId).toMatchObject({ issuer: 'https://id.example.test', name: 'Quay ID' });
});

it('gives all parts the same stores and secrets, and each its own', () => {
  const shared = OURS.map((name) => {
    const set = environmentOf(name);
    const own = [...OWN[name]!, ...(name === 'worker' ? [] : PAYMENTS)];
    expect(Object.keys(set)).toEqual(expect.arrayContaining(own));
    return Object.fromEntries(Object.entries(set).filter(([key]) => !own.includes(key)));
  });
  expect(shared[1]).toEqual(shared[0]);
  expect(shared[2]).toEqual(shared[0]);
  expect(OURS.map((name) => services[name]!.deploy)).toEqual([{ replicas: 3 }, { replicas: 2 }, { replicas: 2 }]);
});

it.each(OURS)('gives %s the time to stop that stopping may take', (name) => {
  const seconds = Number(/^(\d+)s$/.exec(services[name]!.stop_grace_period!)![1]);
  expect(seconds).toBeGreaterThanOrEqual(longestStopSeconds(loadConfig(environmentOf(name), [name], 2)));
});

it('publishes the proxy alone, which leaves a process out before it stops to take requests', () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports);
  expect(published.map(([name]) => name)).toEqual(['proxy']);
  const config = readFileSync('deploy/haproxy.cfg', 'utf8');
  const { port, drainSeconds, trustProxy } = loadConfig(environmentOf('api'), ['api'], 2);
  expect(services['proxy']!.environment!['API_HOST']).toBe(`api:${port}`);
  expect(trustProxy).toBe(1);
  const [, path] = /option httpchk GET \/api(\S+)/.exec(config)!;
  expect(Object.keys(openApi.paths)).toContain(path);
  // Routes take any case and a slash at the end, so the proxy must.
  expect(config).toContain('deny deny_status 404 if { path_beg -i /metrics /api/health/ready }');
  const [, interval, fall] = /check inter (\d+)s fall (\d+)/.exec(config)!;
  expect(Number(interval) * Number(fall)).toBeLessThan(drainSeconds);
  const [, silence] = /timeout server (\d+)s/.exec(config)!;
  expect(Number(silence) * 1_000).toBeGreaterThan(2 * HEARTBEAT_MS);
});

it('gives the stores the passwords that the URLs carry', () => {
  const config = loadConfig(environmentOf('api'), ['api'], 2);
  const credentials = (url: string) => [new URL(url).username, new URL(url).password];
  const mongodb = environmentOf('mongodb');
  expect(credentials(config.readModelUrl)).toEqual([
    mongodb['MONGO_INITDB_ROOT_USERNAME'],
    mongodb['MONGO_INITDB_ROOT_PASSWORD'],
  ]);
  expect(credentials(config.keyVaultUrl)).toEqual(credentials(config.readModelUrl));
  const minio = environmentOf('minio');
  expect(credentials(config.objectStoreUrl)).toEqual([minio['MINIO_ROOT_USER'], minio['MINIO_ROOT_PASSWORD']]);
  // In quotes, because NATS reads a bare value of digits as a number.
  const [user, password] = credentials(config.queueUrl);
  expect(environmentOf('nats')['NATS_PASSWORD']).toBe(`"${password}"`);
  const nats = readFileSync('deploy/nats.conf', 'utf8');
  expect(nats).toContain(`user: ${user}`);
  expect(nats).toMatch(/^ {2}sync_interval: always$/m);
});

it('pins every image and declares every volume', () => {
  for (const [name, { image, volumes: mounts = [] }] of Object.entries(services)) {
    expect([name, image]).toEqual([name, expect.stringMatching(/:[\w.-]*\d[\w.-]*$/)]);
    for (const mount of mounts.filter((text) => !text.startsWith('.')))
      expect(volumes).toHaveProperty(mount.split(':')[0]!);
  }
  expect(services['nats']!.image).toBe(
    `nats:${/NATS_VERSION=v(\S+)/.exec(readFileSync('.ci/services', 'utf8'))![1]}-alpine`,
  );
});

it('names in .env.example exactly what the compose files ask for, and no secret', () => {
  const lines = readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line));
  const example = Object.fromEntries(lines.map((line) => line.split('=', 2) as [string, string]));
  const secured = readFileSync('deploy/compose-tls.yml', 'utf8');
  const asked = [...`${compose}${secured}`.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(example).sort()).toEqual([...new Set(asked)].sort());
  expect(Object.keys(SECRETS).filter((secret) => example[secret] !== '')).toEqual([]);
});

describe('deploy/compose-single.yml', () => {
  const single = parse(readFileSync('deploy/compose-single.yml', 'utf8')) as {
    services: { recto: Service };
    volumes: Readonly<Record<string, null>>;
  };
  const { recto } = single.services;
  const environment = Object.fromEntries(
    Object.entries(recto.environment!).map(([key, value]) => [key, filledIn(value, {})]),
  );
  const config = loadConfig({ ...environment, ...SECRETS }, ['api', 'projector', 'worker'], 2);

  it('is one container of the same image, with no setting that must be filled in', () => {
    expect(Object.keys(single.services)).toEqual(['recto']);
    expect(recto.image).toBe(services['api']!.image);
    expect(recto.command).toBeUndefined();
    expect(Object.keys(environment).filter((key) => !VARIABLES.includes(key))).toEqual([]);
    expect(config).toMatchObject({ embedded: true, trustProxy: 0, publicUrl: 'http://localhost:3000' });
  });

  it('keeps its data in a volume, writes nowhere else, and is published on this machine only', () => {
    expect(recto).toMatchObject({ ...CONFINED, volumes: ['data:/data'] });
    expect(single.volumes).toHaveProperty('data');
    expect(recto.ports!.map((port) => filledIn(port, {}))).toEqual(['127.0.0.1:3000:3000']);
  });

  it('has the time to stop that stopping may take', () => {
    const [, seconds] = /^(\d+)s$/.exec(recto.stop_grace_period!)!;
    expect(Number(seconds)).toBeGreaterThanOrEqual(longestStopSeconds(config));
  });
});

describe('with deploy/compose-tls.yml on top', () => {
  const text = readFileSync('deploy/compose-tls.yml', 'utf8');
  const { services: secured } = parse(text, { merge: true }) as {
    services: Readonly<Record<string, Partial<Service>>>;
  };
  const set = { ...SECRETS, EVENTSTORE_PASSWORD: 'eeee5555' };
  const merged = (name: string) => ({
    ...environmentOf(name, set),
    ...Object.fromEntries(
      Object.entries(secured[name]!.environment ?? {}).map(([key, value]) => [key, filledIn(String(value), set)]),
    ),
  });

  it.each(OURS)('tells %s of every store over TLS, with a user, by the names they have', (name) => {
    const { NODE_EXTRA_CA_CERTS: authority, ...environment } = merged(name);
    expect(Object.keys(environment).filter((key) => !VARIABLES.includes(key))).toEqual([]);
    const { eventStoreUrl, readModelUrl, keyVaultUrl, queueUrl, objectStoreUrl } = loadConfig(environment, [name], 2);
    for (const url of [eventStoreUrl, readModelUrl, keyVaultUrl, queueUrl, objectStoreUrl]) {
      const { protocol, hostname, username, password, searchParams } = new URL(url);
      expect(services[name]!.depends_on).toHaveProperty(hostname);
      expect([protocol === 'tls:' || searchParams.get('tls'), username, password]).toEqual([
        protocol === 'tls:' || 'true',
        expect.stringMatching(/./),
        expect.stringMatching(/./),
      ]);
      if (/^(esdb|mongodb):/.test(url)) expect(searchParams.get('tlsCAFile')).toBe(authority);
    }
    expect(secured[name]!.volumes).toEqual([`./deploy/tls/ca.pem:${authority}:ro`]);
  });

  it('gives every engine the certificate that the script makes, and none of them less than before', () => {
    const script = readFileSync('deploy/make-certificates.sh', 'utf8');
    const [, engines] = /for engine in (.*); do/.exec(script)!;
    for (const engine of engines!.split(' ')) {
      expect(Object.keys(services)).toContain(engine);
      expect(secured[engine]!.volumes!.join()).toContain('./deploy/tls');
      expect(secured[engine]!.healthcheck ?? services[engine]!.healthcheck).toBeDefined();
    }
    expect(Object.keys(secured).filter((name) => !(name in services))).toEqual([]);
    expect(text).toContain('$$KEY_FILE');
    expect(readFileSync('.gitignore', 'utf8')).toContain('deploy/tls/\n');
    expect(readFileSync('.env.example', 'utf8')).toContain('EVENTSTORE_PASSWORD=');
  });
});

describe('the image', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');

  it('has the Node that the project pins', () => {
    const pinned = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies.node as string;
    expect(dockerfile).toContain(`ARG NODE_VERSION=${pinned}\n`);
  });

  it('has the bounds for the allocator that `npm start` sets', () => {
    const [, set = ''] = /^ENV (MALLOC_.*)$/m.exec(dockerfile)!;
    const started = readFileSync('scripts/start.mjs', 'utf8');
    const names = [...started.matchAll(/(MALLOC_\w+): '(\d+)'/g)].map(([, name, value]) => `${name}=${value}`);
    expect(names.length).toBeGreaterThan(0);
    expect(set.split(' ')).toEqual(names);
  });

  it('sets variables that Recto knows', () => {
    const set = [.../^ENV (NODE_ENV.*)$/m.exec(dockerfile)![1]!.matchAll(/(\w+)=(\S+)/g)];
    const environment = Object.fromEntries(set.map(([, key, value]) => [key!, value!]));
    expect(Object.keys(environment).filter((key) => key !== 'NODE_ENV' && !VARIABLES.includes(key))).toEqual([]);
    const config = loadConfig(
      { ...environment, MASTER_KEY: SECRETS['MASTER_KEY'], JWT_SECRET: SECRETS['JWT_SECRET'] },
      ['api', 'projector', 'worker'],
      2,
    );
    expect(config).toMatchObject({ host: '0.0.0.0', port: 3000, dataDir: '/data' });
  });
});
