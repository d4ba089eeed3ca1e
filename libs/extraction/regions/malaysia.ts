/** Malaysia: the words its addresses are made of. */
import { phrases } from '../layout/labels.js';

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
