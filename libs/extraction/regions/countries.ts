/** ISO 3166-1 alpha-3 codes, and the further codes of ICAO 9303 that name no country of that list. */
const CODES = `
ABW AFG AGO AIA ALA ALB AND ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA BGD BGR BHR BHS BIH BLM BLR BLZ BMU BOL
BRA BRB BRN BTN BVT BWA CAF CAN CCK CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB CUW CXR CYM CYP CZE DEU DJI DMA DNK DOM
DZA ECU EGY ERI ESH ESP EST ETH FIN FJI FLK FRA FRO FSM GAB GBR GEO GGY GHA GIB GIN GLP GMB GNB GNQ GRC GRD GRL GTM GUF GUM GUY
HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRL IRN IRQ ISL ISR ITA JAM JEY JOR JPN KAZ KEN KGZ KHM KIR KNA KOR KWT LAO LBN LBR LBY
LCA LIE LKA LSO LTU LUX LVA MAC MAF MAR MCO MDA MDG MDV MEX MHL MKD MLI MLT MMR MNE MNG MNP MOZ MRT MSR MTQ MUS MWI MYS MYT NAM
NCL NER NFK NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN PCN PER PHL PLW PNG POL PRI PRK PRT PRY PSE PYF QAT REU ROU RUS RWA SAU
SDN SEN SGP SGS SHN SJM SLB SLE SLV SMR SOM SPM SRB SSD STP SUR SVK SVN SWE SWZ SXM SYC SYR TCA TCD TGO THA TJK TKL TKM TLS TON
TTO TUN TUR TUV TWN TZA UGA UKR UMI URY USA UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM ZAF ZMB ZWE
RKS EUE UNO UNA UNK XXA XXB XXC XXX XOM GBD GBN GBO GBP GBS UTO
`;
const KNOWN: ReadonlySet<string> = new Set(CODES.trim().split(/\s+/));

export const isCountryCode = (code: string): boolean => KNOWN.has(code);

const ALIKE: Record<string, string> = {
  O: 'DQC',
  D: 'O',
  Q: 'O',
  C: 'GO',
  G: 'C',
  I: 'LT',
  L: 'I',
  T: 'I',
  B: 'R',
  R: 'B',
  S: 'E',
  E: 'F',
  F: 'E',
  V: 'U',
  U: 'V',
  H: 'N',
  N: 'H',
};

/** The code itself, or the only known one that differs in a single letter of those easily confused. */
export function repairedCountryCode(code: string): string {
  if (KNOWN.has(code)) return code;
  const near = [...code].flatMap((letter, index) =>
    [...(ALIKE[letter] ?? '')].map((other) => code.slice(0, index) + other + code.slice(index + 1)),
  );
  const known = [...new Set(near.filter((other) => KNOWN.has(other)))];
  return known.length === 1 ? known[0]! : code;
}
