import { readFileSync } from 'node:fs';
import { releasesIn } from './api-changelog.js';

const CHANGELOG = `# Changelog

Words before.

## [Unreleased]

### Added

- For programs: \`?wait=30\` holds the answer
  until it is *read* ([why](docs/adr/0001.md)). See [webhooks](docs/webhooks.md).
- Something that members notice.
- For agents: a tool more ([docs/agents.md](docs/agents.md), [why so](docs/adr/0002.md)).

Words between.

### Changed

- For programs: a wrong method is 405.

## [0.2.0] - 2026-12-01

### Added

- For operators: a command.

## [0.1.0] - 2026-11-22

### Added

- For programs: the API & all.

[Unreleased]: #unreleased
`;

describe('the changelog of the API page', () => {
  it('has what programs notice, in their order and with their words, and leads to no file of the sources', () => {
    expect(releasesIn(CHANGELOG)).toEqual([
      {
        name: 'Unreleased',
        entries: [
          {
            kind: 'Added',
            html: '<code>?wait=30</code> holds the answer until it is <em>read</em>. See webhooks.',
          },
          { kind: 'Added', html: 'A tool more.' },
          { kind: 'Changed', html: 'A wrong method is 405.' },
        ],
      },
      { name: '0.1.0', date: '2026-11-22', entries: [{ kind: 'Added', html: 'The API &amp; all.' }] },
    ]);
  });

  it('is that of this product', () => {
    const entries = releasesIn(readFileSync('CHANGELOG.md', 'utf8')).flatMap((release) => release.entries);
    expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['Added', 'Changed', 'Fixed']));
    for (const { html } of entries) expect(html).not.toMatch(/href=|docs\/|\]\(/);
  });
});
