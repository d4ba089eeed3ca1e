/** What the server says, in the language of who hears it. Schemas and roles are shared with the browser: `common`. */
import { common as german } from '../de/common.js';
import { roles as germanRoles } from '../de/roles.js';
import { server as germanServer } from '../de/server.js';
import { common as spanish } from '../es/common.js';
import { roles as spanishRoles } from '../es/roles.js';
import { server as spanishServer } from '../es/server.js';
import { common as french } from '../fr/common.js';
import { roles as frenchRoles } from '../fr/roles.js';
import { server as frenchServer } from '../fr/server.js';
import type { Language } from '../languages.js';
import { say, type Said } from '../sentence.js';
import type { Catalog } from '../translate.js';

const CATALOGS: Readonly<Record<Language, Catalog | undefined>> = {
  en: undefined,
  de: { ...german, ...germanRoles, ...germanServer },
  fr: { ...french, ...frenchRoles, ...frenchServer },
  es: { ...spanish, ...spanishRoles, ...spanishServer },
};

/** English as its days are written in mails: 1 March 2026. */
const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

export const sayIn = (language: Language, said: Said): string => say(localeOf(language), CATALOGS[language], said);
