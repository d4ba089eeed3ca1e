/** What Prometheus is served, and that alerts and dashboard ask for nothing else. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { HeadKey } from '#contexts/audit/application/head-key.js';
import { SignHeads } from '#contexts/audit/application/sign-heads.js';
import { Decisions } from '#write-side/decisions.js';
import { TestApp, tinyPng } from './app.js';

interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
}

const alerts = parse(readFileSync('deploy/prometheus-alerts.yml', 'utf8')) as {
  groups: { rules: { expr: string }[] }[];
};
const dashboard = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as {
  panels: { targets?: { expr: string }[] }[];
};
const expressions = [
  ...alerts.groups.flatMap(({ rules }) => rules),
  ...dashboard.panels.flatMap(({ targets = [] }) => targets),
].map(({ expr }) => expr);

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/;
const LABEL = /(\w+)\s*(!?[=~]~?)\s*"([^"]*)"/g;

function served(text: string): Series[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = ''] = SAMPLE.exec(line) ?? [];
    const pairs = [...labels.matchAll(LABEL)].map(([, label, , value]) => [label!, value!] as const);
    return name === undefined ? [] : [{ name, labels: Object.fromEntries(pairs) }];
  });
}

/** Of each selector: the metric, and its matchers; what is grouped by is asked for as `label=~".+"`. */
function asked(expr: string) {
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)]
    .flatMap(([, labels]) => labels!.split(/,\s*/))
    .filter(Boolean);
  const plain = expr.replace(/\b(by|on) \([^)]*\)/g, '').replace(/\[[^\]]*\]/g, '');
  const selectors = [...plain.matchAll(/([a-zA-Z_:][\w:]*)(?:\{([^}]*)\})?(?!["\w]|\s*\()/g)];
  return selectors
    .filter(([, name]) => !['and', 'or', 'unless'].includes(name!))
    .map(([, name, matchers = '']) => ({ name: name!, grouped, matchers: [...matchers.matchAll(LABEL)] }));
}

describe('metrics', () => {
  let app: TestApp;
  let text: string;
  let ofAnEmptyLog: string;
  beforeAll(async () => {
    app = await TestApp.start();
    const scrape = async () => (await app.fetch('/metrics')).text();
    ofAnEmptyLog = await scrape();
    const { token } = await app.register('ada@example.test');
    await app.upload(token, tinyPng);
    await app.json('GET', '/api/documents', undefined, token);
    await app.json('GET', '/api/documents');
    await app.fetch('/');
    text = await scrape();
  });
  afterAll(() => app.stop());

  it('count requests by route, also refused ones, but no files; and jobs', () => {
    expect(text).toContain(
      'recto_http_request_seconds_count{method="POST",route="/api/documents/upload",status="201"} 1',
    );
    expect(text).toContain('recto_http_request_seconds_count{method="GET",route="/api/documents",status="200"} 1');
    expect(text).toContain('recto_http_request_seconds_count{method="GET",route="/api/documents",status="401"} 1');
    expect(text).not.toContain('route="unknown"');
    expect(text).toContain('recto_queue_jobs{state="ready"} 0');
    expect(text).toContain('recto_log_broken 0');
    expect(text).toMatch(/recto_reactor_state\{reactor="erase-documents",state="(running|waiting)"\} 1/);
  });

  it('tell how far read models are behind in events, as health does', async () => {
    expect(text).toMatch(/^recto_read_model_lag\{read_model="usage",unit="events"\} \d+$/m);
    const { body } = await app.json('GET', '/api/health/ready');
    const usage = body.data.readModels.find(({ name }: { name: string }) => name === 'usage');
    expect(usage.lag).toEqual({ events: expect.any(Number) });
  });

  it('have no age of a log that was never signed, and one that was', async () => {
    expect(ofAnEmptyLog).not.toMatch(/^recto_log_signed_seconds /m);
    const { events, models, clock } = app.running.adapters;
    const nest = app.running.app;
    const sweep = new SignHeads({
      events,
      models,
      decisions: nest.get(Decisions),
      clock,
      key: nest.get(HeadKey),
      log: () => undefined,
    });
    await sweep.run(new AbortController().signal);
    text = await (await app.fetch('/metrics')).text();
    expect(text).toMatch(/^recto_log_signed_seconds \d/m);
  });

  it.each(expressions)('serve what is asked for in %s', (expr) => {
    const series = served(text);
    const selectors = asked(expr);
    expect(selectors.length).toBeGreaterThan(0);
    for (const { name, matchers, grouped } of selectors) {
      const ofMetric = series.filter((one) => one.name === name);
      expect([name, ofMetric.length > 0]).toEqual([name, true]);
      const labels = new Set(ofMetric.flatMap((one) => Object.keys(one.labels)));
      expect([...grouped, ...matchers.map(([, label]) => label!)].filter((label) => !labels.has(label))).toEqual([]);
      // An exact value is one that is served, or nothing would ever match it.
      for (const [, label, operator, value] of matchers)
        if (operator === '=') expect(ofMetric.map((one) => one.labels[label!])).toContain(value);
    }
  });
});
