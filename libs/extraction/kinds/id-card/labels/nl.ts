/** Dutch, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const nl: LabelsIn<IdLabel> = {
  surname: 'naam | achternaam | familienaam | geslachtsnaam',
  given: 'voornamen | voornaam',
  number: 'documentnummer | document nr | kaartnr | kaartnummer | rijbewijsnummer | documentnr | nummer',
  birth: 'geboortedatum',
  issue: 'datum afgifte | datum van afgifte | datum van verstrekking | datum van uitgifte | afgegeven op',
  expiry: 'geldig tot | geldig tot en met | vervaldatum | geldig t/m',
  place: 'geboorteplaats',
  nationality: 'nationaliteit',
  address: 'adres | woonplaats | woonadres',
  sex: 'geslacht',
  other: 'persoonsnummer | bsn | lengte | rijksregisternr | rijksregisternummer | handtekening | burgerservicenummer',
  validity: 'geldig van tot',
  placeAndBirth: 'geboorteplaats en datum | geboorteplaats en -datum | plaats en datum van geboorte',
};
