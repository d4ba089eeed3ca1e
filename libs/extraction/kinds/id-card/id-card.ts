/** Passports, identity cards, driving licences, residence permits, visas. */
import { type KindOf } from '../../kind/kind.js';
import { calibration } from './calibration.js';
import { cues } from './cues.js';
import { idCardFields } from './fields.js';
import { languageOfCard } from './language.js';
import { schema } from './schema.js';
import { secondLook } from './second-look.js';
import { shape } from './shape.js';

export const idCard: KindOf<'id_card', typeof schema> = {
  name: 'id_card',
  title: 'ID Card',
  called: 'an identity document',
  schema,
  cues,
  shape,
  enough: 3,
  fields: idCardFields,
  calibration,
  secondLook,
  language: (detected, text, { issuing_country: issuer }) => languageOfCard(detected, text, issuer),
};
