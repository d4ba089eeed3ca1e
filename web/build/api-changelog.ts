/**
 * Fills src/site/api/changelog.ts from CHANGELOG.md at build time: of each release what programs notice, which is what
 * begins with `For programs:` or `For agents:` there.
 */
import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import type { Release } from '../src/site/api/changelog.js';

export function apiChangelog(module: string, changelog: string): Plugin {
  return {
    name: 'recto-api-changelog',
    enforce: 'pre',
    load(id) {
      if (id !== module) return null;
      this.addWatchFile(changelog);
      return `export const releases = ${JSON.stringify(releasesIn(readFileSync(changelog, 'utf8')))};`;
    },
  };
}

/** Newest first, as the file has them; those that programs notice nothing of are left out. */
export function releasesIn(changelog: string): Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [, name = '', date] = /^\[([^\]]+)\](?: - (\S+))?/.exec(part) ?? [];
      const entries = part.split(/^### /m).flatMap((section) => {
        const kind = section.split('\n', 1)[0]!.trim();
        return entriesIn(section).map((html) => ({ kind, html }));
      });
      return { name, ...(date !== undefined && { date }), entries };
    })
    .filter(({ entries }) => entries.length > 0);
}

const entriesIn = (section: string): string[] =>
  section
    .split(/^- /m)
    .slice(1)
    .flatMap((entry) => {
      const text = entry
        .split(/\n(?! )/, 1)[0]!
        .replace(/\s+/g, ' ')
        .trim();
      const said = /^For (?:programs|agents): (.*)$/.exec(text)?.[1];
      return said === undefined ? [] : [shown(said)];
    });

/**
 * Links lead to files of the sources, which a reader of the site does not have: their words stay, asides of them go.
 */
function shown(text: string): string {
  const withoutAsides = text.replace(/ \((?:\[[^\]]+\]\([^)]+\)(?:, )?)+\)/g, '');
  const words = withoutAsides.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  return new Marked().parseInline(words[0]!.toUpperCase() + words.slice(1), { async: false });
}
