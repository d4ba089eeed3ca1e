/**
 * Addresses, towns, people and companies as @faker-js/faker has them for each of its locales, those in Latin script
 * (54 have such): what it lists, and what it makes of that in each one's manner. The same release gives the same lines.
 */
import { allLocales, base, en, Faker, type LocaleDefinition } from '@faker-js/faker';

const SEED = 1;
/** Made of each kind for each locale. */
const MADE = 500;
/** Of a list at most so many, or a long one would outweigh the others. */
const LISTED = 3000;
const LATIN = /^[\x20-\x7e\xa0-\u024f\u1e00-\u1eff‘’“”–]{3,}$/u;

export function* names(): Generator<string> {
  for (const locale of Object.values(allLocales))
    for (const line of new Set([...listed(locale), ...made(locale)])) if (LATIN.test(line)) yield line;
}

function listed({ location, company }: LocaleDefinition): string[] {
  const lists = [
    location?.city_name,
    location?.street_name,
    location?.street_name_part,
    location?.county,
    location?.state,
    location?.street_suffix,
    location?.street_prefix,
    location?.city_prefix,
    company?.legal_entity_type,
    company?.category,
  ];
  return lists.flatMap((list) => (Array.isArray(list) ? list.slice(0, LISTED).map(String) : []));
}

/** Only of what the locale has itself: what it lacks would come out in English, or not at all. */
function made(locale: LocaleDefinition): string[] {
  const faker = new Faker({ locale: [locale, en, base], seed: SEED });
  const { location, person, company } = locale;
  const town = () => faker.location.city();
  const kinds: unknown[] = [
    location?.street_pattern && (() => faker.location.streetAddress()),
    (location?.city_name ?? location?.city_pattern) &&
      (location?.postcode ? () => `${faker.location.zipCode()} ${town()}` : town),
    person && (() => faker.person.fullName()),
    (company?.name_pattern ?? company?.legal_entity_type) && (() => faker.company.name()),
  ];
  const able = kinds.filter(succeeds);
  return Array.from({ length: MADE }, () => able.map((make) => make())).flat();
}

function succeeds(make: unknown): make is () => string {
  try {
    return typeof make === 'function' && typeof make() === 'string';
  } catch {
    return false;
  }
}
