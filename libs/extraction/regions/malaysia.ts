/** Malaysia: its postal regions, and the words its addresses are made of. */
import { phrases } from '../layout/labels.js';

const POSTAL_REGIONS: readonly (readonly [from: number, to: number, state: string])[] = [
  [1, 2, 'Perlis'],
  [5, 9, 'Kedah'],
  [10, 14, 'Pulau Pinang'],
  [15, 18, 'Kelantan'],
  [20, 24, 'Terengganu'],
  [25, 28, 'Pahang'],
  [30, 36, 'Perak'],
  [40, 48, 'Selangor'],
  [50, 60, 'Kuala Lumpur'],
  [62, 62, 'Putrajaya'],
  [63, 68, 'Selangor'],
  [70, 73, 'Negeri Sembilan'],
  [75, 78, 'Melaka'],
  [79, 86, 'Johor'],
  [87, 87, 'Labuan'],
  [88, 91, 'Sabah'],
  [93, 98, 'Sarawak'],
];

/** The state a postcode lies in, by its first two digits. */
export function malaysianState(postcode: string): string | undefined {
  const region = Number(postcode.slice(0, 2));
  return POSTAL_REGIONS.find(([from, to]) => region >= from && region <= to)?.[2];
}

/** Towns, quarters and words of streets, folded, of one word or two. */
export const MALAYSIAN_PLACES = phrases(`
  persiaran|lorong|kawasan|perindustrian|kampung|seksyen|lebuhraya|jalan|taman|bandar|tingkat|wilayah|persekutuan
  selangor|kuala|lumpur|putrajaya|johor|bahru|negeri|sembilan|seremban|melaka|malacca|penang|pinang|pahang|kuantan
  terengganu|kelantan|perak|sabah|sarawak|kuching|malaysia|petaling|subang|puchong|cheras|damansara|klang|kompleks
  shah alam|petaling jaya|johor bahru|kuala lumpur|seri kembangan|subang jaya|setia alam|batu caves|bukit jalil
  pulau pinang|kota damansara|kota kinabalu|pasir gudang|batu pahat|alor setar|sungai petani|bukit mertajam
  bayan lepas|hulu langat|darul ehsan|darul takzim|mid valley|kelana jaya|damansara utama|subang perdana
  kota kemuning|sungai buloh|bandar baru|taman desa|skudai|rawang|balakong|kepong|setapak|ampang|gombak|kajang|bangi
  semenyih|kulai|tebrau|masai|kluang|segamat|taiping|langkawi|butterworth|georgetown|sandakan|tawau|sultan|ibrahim
  bukit|sungai|sungei|menara|wisma|permai|indah|utama|mahkota|setia|perdana|perdagangan|sentral|pyramid|utara|selatan
  timur|barat|tengah|tampoi|permas|seri
`);
