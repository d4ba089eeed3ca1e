/** The alert rules as Prometheus itself reads them: their syntax, and when each must fire and when not. */
import { spawnSync } from 'node:child_process';
import { describeWithBinary } from './server-binary.js';

describeWithBinary('promtool', 'alert rules for Prometheus', (promtool) => {
  const run = (...args: string[]) => spawnSync(promtool, args, { cwd: 'deploy', encoding: 'utf8', timeout: 60_000 });

  it('are rules', () => {
    const { status, stdout, stderr } = run('check', 'rules', 'prometheus-alerts.yml');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('rules found');
  });

  it('fire when they must, and only then', () => {
    const { status, stdout, stderr } = run('test', 'rules', 'prometheus-alerts.test.yml');
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
});
