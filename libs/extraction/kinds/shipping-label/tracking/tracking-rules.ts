/**
 * What the tracking numbers of carriers look like. A shape may be anybody's, its carrier's alone, or meant only where
 * the carrier is named.
 */
import {
  fedexCheck,
  glsCheck,
  gs1Check,
  identcodeCheck,
  mod37Check,
  s10Check,
  sevenCheck,
  upsCheck,
} from './check-digits.js';

export interface Rule {
  /** Undefined when the numbering is shared by many. */
  readonly carrier?: string;
  readonly shape: RegExp;
  readonly check?: (number: string) => boolean;
  /** `own`: nobody else's numbers look so. `named`: others' do; it counts only beside the carrier's name. */
  readonly sign?: 'own' | 'named';
}

/** Registered and parcel post of the world: service, eight digits with a check digit, country of the post (UPU S10). */
export const POSTAL = /^[A-Z]{2}\d{9}[A-Z]{2}$/;

export const RULES: readonly Rule[] = [
  { carrier: 'UPS', shape: /^1Z[A-Z0-9]{15}\d$/, check: upsCheck, sign: 'own' },
  { shape: POSTAL, check: s10Check },
  {
    carrier: 'USPS',
    shape: /^9[1-5]\d{18}$|^9[1-5]\d{20}$|^9[1-5]\d{24}$/,
    check: (number) => gs1Check(number.slice(-22)),
  },
  { carrier: 'USPS', shape: /^(?:7\d|03|23)\d{18}$/, check: gs1Check, sign: 'named' },
  { carrier: 'DHL', shape: /^(?:JJD\w|J[VD]\w{2})\d{14,20}$|^JD\d{16,20}$/, sign: 'own' },
  // A licence plate of the UPU: "JJ" and the country of the post that gives it.
  { shape: /^JJ[A-Z]{2}\d{10,20}$/, sign: 'own' },
  { carrier: 'DHL', shape: /^00340434\d{12}$/, check: gs1Check, sign: 'own' },
  { shape: /^00\d{18}$/, check: gs1Check },
  { carrier: 'FedEx', shape: /^\d{12}$/, check: fedexCheck },
  { carrier: 'FedEx', shape: /^\d{15}$/, check: gs1Check },
  { carrier: 'FedEx', shape: /^96\d{20}$/, check: gs1Check },
  { carrier: 'DHL', shape: /^\d{10}$/, check: sevenCheck },
  { carrier: 'DHL', shape: /^\d{12}$/, check: identcodeCheck, sign: 'named' },
  { carrier: 'Canada Post', shape: /^\d{16}$/, check: gs1Check },
  { carrier: 'Amazon', shape: /^TB[ACM]\d{12}$/, sign: 'own' },
  { carrier: 'PostNL', shape: /^3S[A-Z0-9]{9,15}$/, sign: 'own' },
  { carrier: 'DPD', shape: /^\d{14}[A-Z0-9]$/, check: mod37Check },
  { carrier: 'DPD', shape: /^\d{14}$/ },
  // In Poland.
  { carrier: 'DPD', shape: /^\d{13}[A-Z]$/, sign: 'named' },
  { carrier: 'GLS', shape: /^\d{12}$/, check: glsCheck, sign: 'named' },
  { carrier: 'GLS', shape: /^\d{11,12}$/ },
  // "001OF003" counts the parcels.
  { carrier: 'GLS', shape: /^(?!\d+OF\d+$)[A-Z0-9]{8}$/, sign: 'named' },
  { carrier: 'Purolator', shape: /^\d{12}$|^[A-Z]{3}\d{9}$/, sign: 'named' },
  { carrier: 'La Poste', shape: /^\d[A-Z]\d{11}$/ },
  { carrier: 'Swiss Post', shape: /^9[89]\d{16}$/ },
  { carrier: 'Australia Post', shape: /^[A-Z0-9]{3,5}\d{9}(?:\d{6})?$|^\d{2}[A-Z]{3}\d{12,18}$/, sign: 'named' },
  { carrier: 'Correos', shape: /^(?=.*[A-Z])[A-Z0-9]{22,23}$/, sign: 'named' },
  { carrier: 'Parcelforce', shape: /^[A-Z]{2}\d{7}(?:GB|\d{6})?$/, sign: 'named' },
  { carrier: 'Evri', shape: /^[A-Z]\d{2}[A-Z0-9]{13}$|^\d{16}$/, sign: 'named' },
  { carrier: 'Yodel', shape: /^J?JD[A-Z0-9]{16}$/, sign: 'named' },
  { carrier: 'OnTrac', shape: /^[CD]\d{14}$/ },
  { carrier: 'InPost', shape: /^\d{24}$/, sign: 'named' },
  { carrier: 'bpost', shape: /^3\d{23}$/, sign: 'named' },
  ...['Yamato', 'Sagawa', 'Japan Post', 'Seino', 'Fukuyama Transporting'].map((carrier): Rule => ({
    carrier,
    shape: /^\d{12}$/,
    check: sevenCheck,
    sign: 'named',
  })),
  { carrier: 'SF Express', shape: /^SF\d{12,13}$/, sign: 'own' },
  { carrier: 'YTO Express', shape: /^YT\d{13}$/, sign: 'own' },
  { carrier: 'JD Logistics', shape: /^JD[A-Z]{0,2}\d{11,13}$/, sign: 'own' },
  { carrier: 'Nova Poshta', shape: /^(?:20|59)\d{12}$/, sign: 'named' },
  { carrier: 'Russian Post', shape: /^\d{14}$/, sign: 'named' },
  { carrier: 'Econt', shape: /^\d{13}$/, sign: 'named' },
  { shape: /^\d{9}$|^\d{20,22}$/ },
];

/** Whatever a label announces as the number may be one, when no known shape fits it. */
export const UNKNOWN_NUMBERING = /^(?=(?:\D*\d){5})[A-Z0-9]{8,30}$/;
