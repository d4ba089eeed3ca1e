/** Units of quantity as e-invoices code them (UN/ECE recommendation 20) and as pages print them. */
const PIECES =
  'Stück Stk Stck St pcs pce pc piece pieces pièce pièces unit units unité unités stuks stuk pz szt ea each';

const PRINTED: Readonly<Record<string, string>> = {
  H87: PIECES,
  C62: PIECES,
  EA: PIECES,
  XPP: PIECES,
  HUR: 'h Std Stunde Stunden hour hours hr hrs heure heures uur uren ora ore hora horas godz',
  DAY: 'd Tag Tage day days jour jours dag dagen giorno giorni día días',
  WEE: 'Woche Wochen week weeks semaine semaines weken',
  MON: 'Monat Monate month months mois maand maanden mese mesi mes meses',
  ANN: 'Jahr Jahre year years an ans jaar anno año',
  MIN: 'min Minute Minuten minutes',
  KGM: 'kg',
  GRM: 'g',
  TNE: 't',
  LTR: 'l ltr Liter litre litres',
  MTR: 'm Meter mètre mètres',
  CMT: 'cm',
  KMT: 'km',
  MTK: 'm² m2 qm',
  MTQ: 'm³ m3 cbm',
  KWH: 'kWh',
  LS: 'pauschal pausch psch lump forfait',
  SET: 'Set Sets',
  PR: 'Paar pair pairs paire',
};

/** What may be printed for a code; a unit that is no code is printed as it is. */
export const unitWords = (unit: string): readonly string[] => [unit, ...(PRINTED[unit]?.split(' ') ?? [])];
