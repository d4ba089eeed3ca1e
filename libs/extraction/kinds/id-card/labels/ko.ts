/** Korean. */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const ko: LabelsIn<IdLabel> = {
  whole: '성명 | 이름 | 성 명',
  number: '주민등록번호 | 면허번호 | 등록번호 | 외국인등록번호 | 여권번호',
  birth: '생년월일 | 출생일',
  issue: '발급일 | 발급일자 | 발행일',
  expiry: '만료일 | 유효기간 | 체류기간 | 갱신기간',
  nationality: '국적 | 국가/지역',
  sex: '성별',
  address: '주소',
  other: '면허종별 | 체류자격 | 조건',
};
