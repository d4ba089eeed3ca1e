/**
 * deploy/kubernetes against what the code accepts: environment, ports, probes, how long a stop may take. It shows that
 * the files agree with the configuration and with each other; no cluster has seen them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { openApi } from '#contracts/openapi/openapi.js';
import { loadConfig, type Role } from '#platform/config.js';
import { longestStopSeconds } from '#platform/draining.js';
import { VARIABLES } from '#platform/variables.js';
import { ownSecrets } from './own-secrets.js';

const FOLDER = 'deploy/kubernetes';
const SECRETS = ownSecrets();
const ROLES = ['api', 'projector', 'worker'] as const satisfies readonly Role[];

interface Labels {
  readonly [name: string]: string;
}
interface Named {
  readonly name: string;
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
  readonly periodSeconds: number;
  readonly failureThreshold: number;
}
interface Container {
  readonly ports: readonly (Named & { readonly containerPort: number })[];
  readonly env?: readonly (Named & { readonly value: string })[];
  readonly envFrom: readonly { readonly configMapRef?: Named; readonly secretRef?: Named }[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly securityContext: object;
  readonly volumeMounts: readonly (Named & { readonly mountPath: string; readonly readOnly?: boolean })[];
  readonly resources: { readonly requests: object };
}
interface Pod {
  readonly containers: readonly Container[];
  readonly securityContext: object;
  readonly terminationGracePeriodSeconds: number;
  readonly volumes: readonly (Named & { readonly configMap?: object })[];
}
interface Backend {
  readonly path: string;
  readonly pathType: string;
  readonly backend: { readonly service: Named };
}
/** What these tests ask of an object, whatever its kind; only what the kind has is there. */
interface Manifest {
  readonly kind: string;
  readonly metadata: Named & { readonly annotations: Labels };
  readonly data: Record<string, string>;
  readonly stringData: Record<string, string>;
  readonly spec: {
    readonly selector?: { readonly matchLabels: Labels };
    readonly replicas?: number;
    readonly template: { readonly metadata: { readonly labels: Labels }; readonly spec: Pod };
    readonly scaleTargetRef: Named & { readonly kind: string };
    readonly rules: readonly [{ readonly host: string; readonly http: { readonly paths: readonly Backend[] } }];
    readonly ports: readonly { readonly targetPort: string }[];
    readonly egress: readonly { readonly ports: readonly { readonly port: number }[] }[];
  };
}
const read = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');
const { resources, images } = parse(read('kustomization.yaml')) as { resources: string[]; images: object[] };
const objects = resources
  .map((file) => (file === 'secret.yaml' ? 'secret.template.yaml' : file))
  .flatMap((file) => {
    const documents = parseAllDocuments(read(file));
    for (const { errors } of documents) expect(errors).toEqual([]);
    return documents.map((document) => document.toJS() as Manifest);
  });
const find = (kind: string, name: string): Manifest =>
  objects.find((each) => each.kind === kind && each.metadata.name === name)!;
const all = (kind: string): Manifest[] => objects.filter((each) => each.kind === kind);
const pod = (app: string): Pod => find('Deployment', app).spec.template.spec;
const container = (app: string): Container => pod(app).containers[0]!;

/** As the container gets it; a Secret that is empty in the template is filled. */
function environmentOf(app: string): Record<string, string> {
  const { envFrom, env = [] } = container(app);
  const from = envFrom.map(({ configMapRef, secretRef }) =>
    configMapRef ? find('ConfigMap', configMapRef.name).data : find('Secret', secretRef!.name).stringData,
  );
  const own = Object.fromEntries(env.map(({ name, value }) => [name, value]));
  return { ...Object.assign({}, ...from), ...own, ...SECRETS };
}

const STORES = ['EVENT_STORE_URL', 'READ_MODEL_URL', 'KEY_VAULT_URL', 'QUEUE_URL', 'OBJECT_STORE_URL'] as const;
const urlsIn = (environment: Readonly<Record<string, string>>) => STORES.map((name) => environment[name]!);
const ENCRYPTED = /^\w+:\/\/recto:\w+@(?!.*[?&]tls=false).*((?<=^tls:.*)|[?&]tls=true(&|$))/;

it('has every file that it names, and leaves the secrets to whoever fills them in', () => {
  expect(resources.filter((file) => !existsSync(`${FOLDER}/${file}`))).toEqual(['secret.yaml']);
  expect(readFileSync('.gitignore', 'utf8')).toContain(`${FOLDER}/secret.yaml\n`);
  expect(images).toMatchObject([{ name: 'recto', newTag: JSON.parse(readFileSync('package.json', 'utf8')).version }]);
  const { MASTER_KEY, JWT_SECRET } = find('Secret', 'recto').stringData;
  expect([MASTER_KEY, JWT_SECRET]).toEqual(['', '']);
});

describe.each(ROLES)('the deployment %s', (app) => {
  it('runs its app with a configuration that Recto accepts, every store outside the pod', () => {
    expect(container(app)).toMatchObject({ image: 'recto', command: ['node', `dist/apps/${app}/main.js`] });
    expect(existsSync(`apps/${app}/main.ts`)).toBe(true);
    const environment = environmentOf(app);
    expect(Object.keys(environment).filter((name) => !VARIABLES.includes(name))).toEqual(['NODE_EXTRA_CA_CERTS']);
    const port = container(app).ports.find(({ name }) => name === 'http')!.containerPort;
    expect(loadConfig(environment, [app], 2)).toMatchObject({ embedded: false, host: '0.0.0.0', port });
  });

  it('is asked for its health at routes that there are, on the port it listens on', () => {
    const { startupProbe, livenessProbe, readinessProbe } = container(app);
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) {
      expect(Object.keys(openApi.paths)).toContain(httpGet.path.replace(/^\/api/, ''));
      expect(httpGet.port).toBe('http');
    }
    // No projector is `ready` while a read model is paused: a rollout that waited for it could never bring what mends
    // it.
    const ready = app === 'projector' ? '/api/health/live' : '/api/health/ready';
    expect([livenessProbe.httpGet.path, readinessProbe.httpGet.path]).toEqual(['/api/health/live', ready]);
  });

  it('is given the time to stop that stopping may take', () => {
    const longest = longestStopSeconds(loadConfig(environmentOf(app), [app], 2));
    expect(pod(app).terminationGracePeriodSeconds).toBeGreaterThanOrEqual(longest);
  });

  it('runs as nobody in particular, writes to its own folders only, and has a budget for disruptions', () => {
    const { securityContext, volumeMounts } = container(app);
    expect(pod(app).securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    const writable = volumeMounts.filter(({ readOnly }) => !readOnly);
    expect(writable.map(({ mountPath }) => mountPath)).toEqual([environmentOf(app)['DATA_DIR'], '/tmp']);
    expect(find('PodDisruptionBudget', app).spec.selector).toEqual(find('Deployment', app).spec.selector);
  });

  it('is told of every store over TLS, with a user, and has the authority where it is looked for', () => {
    const environment = environmentOf(app);
    for (const url of urlsIn(environment)) expect(url).toMatch(ENCRYPTED);
    const authority = container(app).volumeMounts.find(({ name }) => name === 'authority');
    const files = [
      ...urlsIn(environment)
        .join(' ')
        .matchAll(/tlsCAFile=(\S+?)(?=[&\s]|$)/g),
    ].map(([, file]) => file);
    expect([...new Set([...files, environment['NODE_EXTRA_CA_CERTS']])]).toEqual([`${authority!.mountPath}/ca.pem`]);
    expect(files).toHaveLength(3);
    const mounted = pod(app).volumes.find(({ name }) => name === 'authority');
    expect(mounted!.configMap).toEqual({ name: 'recto-authority' });
  });

  it('is found under the labels that its pods carry', () => {
    const { selector, template } = find('Deployment', app).spec;
    expect(template.metadata.labels).toMatchObject(selector!.matchLabels);
  });
});

it('takes a pod out of the service before it stops to take requests', () => {
  const { readinessProbe } = container('api');
  const { drainSeconds } = loadConfig(environmentOf('api'), ['api'], 2);
  expect(readinessProbe.periodSeconds * readinessProbe.failureThreshold).toBeLessThan(drainSeconds);
});

it('keeps the keys to money and mail from workers', () => {
  const withheld = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL'];
  expect(Object.keys(environmentOf('worker')).filter((name) => withheld.includes(name))).toEqual([]);
  expect(Object.keys(environmentOf('projector'))).toEqual(expect.arrayContaining(withheld));
});

it('scales what can be scaled, and says how many only once', () => {
  for (const { spec } of all('HorizontalPodAutoscaler')) {
    expect(find(spec.scaleTargetRef.kind, spec.scaleTargetRef.name).spec.replicas).toBeUndefined();
    expect(container(spec.scaleTargetRef.name).resources.requests).toHaveProperty('cpu');
  }
  expect(all('HorizontalPodAutoscaler').map(({ metadata }) => metadata.name)).toEqual(['api', 'worker']);
  expect(find('Deployment', 'projector').spec.replicas).toBe(2);
});

it('leads the public to the API alone, and not to metrics or health', () => {
  const { metadata, spec } = find('Ingress', 'recto');
  const [{ host, http }] = spec.rules;
  const backends = Object.fromEntries(http.paths.map(({ path, backend }) => [path, backend.service.name]));
  expect(backends).toEqual({ '/metrics': 'nowhere', '/api/health': 'nowhere', '/': 'api' });
  // Else /api/Health/ready would be let through, which Recto's routes take for the same.
  expect(metadata.annotations).toMatchObject({ 'nginx.ingress.kubernetes.io/use-regex': 'true' });
  expect(http.paths.map(({ pathType }) => pathType)).toEqual(Array(3).fill('ImplementationSpecific'));
  expect(find('Service', 'nowhere').spec.selector).toBeUndefined();
  const { selector, ports } = find('Service', 'api').spec;
  expect(find('Deployment', 'api').spec.template.metadata.labels).toMatchObject(selector!);
  expect(ports[0]!.targetPort).toBe(container('api').ports[0]!.name);
  expect(loadConfig(environmentOf('api'), ['api'], 2).publicUrl).toBe(`https://${host}`);
});

it('lets workers out to the ports of the stores', () => {
  const { eventStoreUrl, readModelUrl, queueUrl, objectStoreUrl } = loadConfig(environmentOf('worker'), ['worker'], 2);
  const open = find('NetworkPolicy', 'worker-to-stores').spec.egress[0]!.ports.map(({ port }) => String(port));
  const used = [eventStoreUrl, readModelUrl, queueUrl, objectStoreUrl].flatMap(portsOf);
  expect(used.filter((port) => !open.includes(port))).toEqual([]);
  expect(open.filter((port) => !used.includes(port))).toEqual(['53', '53']);
});

it('says in docs/engines.md which port to open for each way to name a store', () => {
  const rows = [...readFileSync('docs/engines.md', 'utf8').matchAll(/^\| `(\w+:\/\/[^`]+)`[^|]*\| (\d+) \|/gm)];
  expect(rows.length).toBeGreaterThan(5);
  for (const [, url, port] of rows) expect([url, portsOf(url!)]).toEqual([url, [port]]);
});

/** Of each host in a URL; without one that of its scheme, as the client takes it. */
function portsOf(url: string): string[] {
  const [, scheme, hosts, options = ''] = /^(\w+):\/\/(?:.*@)?([^/?]+)[^?]*\??(.*)$/.exec(url)!;
  const tls = new URLSearchParams(options).get('tls') === 'true';
  const usual = { esdb: '2113', mongodb: '27017', nats: '4222', tls: '4222', s3: tls ? '443' : '80' }[scheme!];
  return [...new Set(hosts!.split(',').map((host) => host.split(':')[1] ?? usual ?? ''))];
}
