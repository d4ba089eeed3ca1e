/** What fields and types of documents are called, as the browser shows them. For the process that makes exports. */
import { documents as german } from '../de/documents.js';
import { common as germanCommon } from '../de/common.js';
import { documents as spanish } from '../es/documents.js';
import { common as spanishCommon } from '../es/common.js';
import { documents as french } from '../fr/documents.js';
import { common as frenchCommon } from '../fr/common.js';
import type { Language } from '../languages.js';
import type { Catalog } from '../translate.js';

const LABELS: Readonly<Record<Language, Catalog>> = {
  en: {},
  de: { ...germanCommon, ...german },
  fr: { ...frenchCommon, ...french },
  es: { ...spanishCommon, ...spanish },
};

/** Names nobody foresaw stay. @param label `Invoice Number`; catalogs have `Invoice number`, as screens do */
export const labelIn = (language: Language, label: string): string =>
  LABELS[language][label] ?? LABELS[language][asOnScreens(label)] ?? label;

const asOnScreens = (label: string): string => label.replace(/(?<= )\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
