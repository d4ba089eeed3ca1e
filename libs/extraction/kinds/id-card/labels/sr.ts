/** Serbian and Macedonian; in Latin letters what Croatian does not have. */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const sr: LabelsIn<IdLabel> = {
  surname: 'презиме',
  given: 'име | име и име једног родитеља',
  birth: 'датум рођења | датум на раѓање',
  issue: 'датум издавања | датум на издавање',
  expiry: 'важи до | датум важења | важи до дана | vazi do',
  place: 'место рођења | место на раѓање | mesto rodenja',
  nationality: 'држављанство',
  sex: 'пол | pol',
  number: 'регистарски број | број личне карте | број документа | број на лична карта | registarski broj | reg broj',
  address: 'пребивалиште | адреса | место пребивања | prebivaliste i adresa',
  other: 'јмбг | матични број | jmbg | издао | издаден од',
};
