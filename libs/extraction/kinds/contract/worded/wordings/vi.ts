import { type Wording } from './wording.js';

export const vi: Wording = {
  languages: ['vi'],
  title: 'hợp đồng~(?: \\p{L}+)*|thỏa thuận~(?: \\p{L}+)*|biên bản (?:thỏa thuận|ghi nhớ)|bản cam kết|phụ lục hợp đồng',
  between: 'giữa|chúng tôi gồm(?: có)?|các bên|hai bên|gồm',
  and: 'và',
  called: '(?:sau đây|dưới đây)(?: (?:gọi|được gọi|viết))?(?: (?:tắt))?(?: là)?|gọi (?:tắt )?là',
  roles: String.raw`bên (?:a|b|c|thuê|cho thuê|mua|bán|nhận|giao|cung cấp|sử dụng|vay|cho vay|tiết lộ|nhận thông tin|chuyển nhượng|nhận chuyển nhượng|ủy quyền|được ủy quyền|đặt hàng|nhận khoán|giao khoán|thi công|đại lý|giao đại lý|bảo lãnh|cấp phép|được cấp phép|nhận thầu|giao thầu|cung ứng dịch vụ|sử dụng dịch vụ|đặt cọc|nhận đặt cọc|tư vấn)|người (?:sử dụng lao động|lao động|bán|mua|cho vay|vay)|khách hàng|nhà cung cấp|chủ đầu tư|nhà thầu|đại lý`,
  together: 'các bên|hai bên',
  leads: String.raw`(?:một bên là|ông|bà|ông bà|ông/bà|anh|chị|và|tên|họ tên|một bên)`,
  goesOn:
    'sinh ngày|địa chỉ|mã số|mst|đại diện|do ông|do bà|chức vụ|điện thoại|số|cmnd|cccd|căn cước|sinh|giấy|trụ sở|sau đây|dưới đây|quốc tịch|ngày sinh|có trụ sở|thường trú',
  names: 'tên (?:công ty|doanh nghiệp|đơn vị|tổ chức)|họ và tên|họ tên|ông bà|ông|bà|đơn vị|công ty',
  begins: 'có hiệu lực|hiệu lực|bắt đầu (?:từ|làm việc)?|ngày bắt đầu|kể từ ngày',
  made: 'hôm nay|ký ngày|lập ngày|ngày ký',
  until: '(?:cho )?đến(?: hết)?(?: ngày)?|tới(?: ngày)?',
  lasts:
    'thời hạn(?: (?:hợp đồng|thuê|của hợp đồng|cho thuê|vay))?|có thời hạn|trong thời hạn|thời gian (?:thuê|thực hiện|hợp đồng)|hiệu lực trong|loại hợp đồng|xác định thời hạn|có hiệu lực',
  other:
    'bảo mật|bảo hành|thử việc|thanh toán|gia hạn|chấm dứt|thông báo|cạnh tranh|sau khi (?:chấm dứt|kết thúc)|báo trước|đơn phương|trả nợ|bí mật',
  units: 'năm|tháng|tuần',
  numbers: {
    1: 'một',
    2: 'hai',
    3: 'ba',
    4: 'bốn',
    5: 'năm',
    6: 'sáu',
    10: 'mười',
    12: 'mười hai',
    24: 'hai mươi bốn',
    36: 'ba mươi sáu',
  },
  laws: [
    [
      'Việt Nam',
      'pháp luật (?:nước )?(?:cộng hòa xã hội chủ nghĩa )?việt nam|luật (?:pháp )?việt nam|pháp luật (?:hiện hành )?(?:của )?việt nam',
    ],
  ],
};
