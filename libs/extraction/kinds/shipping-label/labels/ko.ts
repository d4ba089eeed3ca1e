/** Korean. */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const ko: LabelsIn<LabelName> = {
  recipient: '받는분 | 받는 분 | 받는사람 | 받는 사람 | 수취인 | 수령인 | 수하인 | 받으시는 분',
  sender: '보내는분 | 보내는 분 | 보내는사람 | 보내는 사람 | 발송인 | 송하인 | 보내시는 분',
  tracking: '운송장번호 | 운송장 번호 | 송장번호 | 등기번호 | 송장 번호',
  reference: '주문번호 | 주문 번호 | 관리번호 | 고객주문번호',
  weight: '중량 | 무게',
  date: '접수일 | 접수일자 | 발송일 | 집하일 | 출고일 | 출력일',
  carrier: '택배사',
  service: '서비스 | 배송구분 | 상품구분',
  other:
    '전화 | 전화번호 | 연락처 | 품목 | 품명 | 내용물 | 수량 | 운임 | 배송메시지 | 배송메모 | 우편번호 | 박스 | 비고 | 주소',
};
