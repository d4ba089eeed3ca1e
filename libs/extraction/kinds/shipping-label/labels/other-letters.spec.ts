import { classify } from '../../../classify/classify.js';
import { layOut } from '../../../layout/layout.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
import { pageOf } from '../../../testing/made-page.js';
import { kindOf } from '../../all.js';

describe('a label in other letters', () => {
  it.each([
    [
      'uk',
      ['Нова Пошта', 'Експрес-накладна: 59001234567890'],
      ['Відправник:', 'Верба Плюс', 'вул. Липова 12', '79000 Львів'],
      ['Одержувач:', 'Ада Приклад', 'Тел: 050 555 0199', 'вул. Річкова 4, кв. 7', '04070 Київ'],
      { carrier: 'Nova Poshta', recipient_address: 'вул. Річкова 4, кв. 7, 04070 Київ', sender_name: 'Верба Плюс' },
    ],
    [
      'ru',
      ['Трек-номер: 80512345678901'],
      ['Отправитель:', 'Верба', 'ул. Липовая, д. 12', '190000 Санкт-Петербург'],
      ['Кому: Ада Пример 9165550199', 'ул. Речная, д. 4, кв. 7', '101000 Москва', 'Вес: 1,2 кг'],
      {
        tracking_number: '80512345678901',
        recipient_postcode: '101000',
        recipient_name: 'Ада Пример',
        weight: '1,2 кг',
      },
    ],
    [
      'bg',
      ['Еконт', 'Товарителница No 1051234567890'],
      ['Подател:', 'Върба ООД', 'ул. Липа 12', '4000 Пловдив'],
      ['Получател:', 'Ада Пример', 'ул. Речна 4', '1000 София'],
      { carrier: 'Econt', recipient_name: 'Ада Пример', sender_address: 'ул. Липа 12, 4000 Пловдив' },
    ],
    [
      'bg, in one line',
      ['Еконт', 'Товарителница 1051234567890'],
      ['Подател: Върба ООД, гр. София 1000, ул. Липа 12, тел. 0888 555 019'],
      ['Получател: Ада Пример, гр. Пловдив 4000, ул. Речна 4, тел. 0888 555 020'],
      { recipient_address: 'гр. Пловдив 4000, ул. Речна 4', recipient_postcode: '4000', sender_name: 'Върба ООД' },
    ],
    [
      'is',
      ['Pósturinn', 'Sendingarnúmer: CC123456785IS'],
      ['Sendandi:', 'Víðir ehf.', 'Lindargata 12', '101 Reykjavík'],
      ['Viðtakandi:', 'Ada Dæmisdóttir', 'Árgata 4', '600 Akureyri'],
      { recipient_name: 'Ada Dæmisdóttir', recipient_address: 'Árgata 4, 600 Akureyri', sender_name: 'Víðir ehf.' },
    ],
    [
      'el',
      ['Αρ. αποστολής: 1234567890'],
      ['Αποστολέας:', 'Ιτιά ΑΕ', 'Οδός Λεύκης 12', '546 22 Θεσσαλονίκη'],
      ['Παραλήπτης:', 'Άντα Παράδειγμα', 'Οδός Ποταμού 4', '105 57 Αθήνα', 'Βάρος: 1,2 kg'],
      { recipient_name: 'Άντα Παράδειγμα', recipient_address: 'Οδός Ποταμού 4, 105 57 Αθήνα', weight: '1,2 kg' },
    ],
    [
      'ru, whom and where by themselves',
      ['Посылка онлайн', '80512345678901', 'Вес: 1,250 кг'],
      ['От кого: ООО Ива', 'Откуда: ул. Липовая, д. 12, г. Казань', 'Индекс: 420000'],
      ['', 'Кому: Иванова Ада', 'Куда: ул. Речная, д. 4, кв. 7,', 'г. Самара', 'Индекс: 443000'],
      {
        sender_name: 'ООО Ива',
        sender_address: 'ул. Липовая, д. 12, г. Казань, 420000',
        recipient_name: 'Иванова Ада',
        recipient_address: 'ул. Речная, д. 4, кв. 7, г. Самара, 443000',
      },
    ],
  ])('has a sender and a recipient: %s', (language, head, sender, recipient, said) => {
    const layout = layOut([pageOf([...head, ...sender, ...recipient], 'ocr')]);
    expect(classify(layout).docType).toBe('shipping_label');
    expect(assemble(kindOf('shipping_label').fields(readingOf(layout, language))).extraction).toMatchObject(said);
  });
});
