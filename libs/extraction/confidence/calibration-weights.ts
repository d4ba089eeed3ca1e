/** Written by `npm run learn`; not edited by hand. */
import { type DocType } from '#ports/extractor.js';
import { type TypeCalibration } from './calibration.js';

export const CALIBRATION: Readonly<Partial<Record<DocType, TypeCalibration>>> = {
  invoice: {
    offset: 1.053,
    weights: [0.657, 1.201, 0.3],
    fields: {
      amount_due: -0.238,
      currency: 0.409,
      customer_address: 0.387,
      customer_name: 0.275,
      customer_vat_id: 0.117,
      due_date: 0.231,
      invoice_date: 0.741,
      invoice_number: 0.544,
      purchase_order: 0.205,
      subtotal: -0.289,
      tax_amount: -0.573,
      total_amount: -0.166,
      vendor_address: 0.517,
      vendor_name: -1.169,
      vendor_vat_id: -0.197,
    },
  },
  receipt: {
    offset: 0.778,
    weights: [1.01, 1.583, 0.451],
    fields: {
      currency: 0.19,
      date: 0.616,
      merchant_address: -0.367,
      merchant_name: -0.931,
      subtotal: 0.095,
      total_amount: -0.458,
    },
  },
  contract: {
    offset: 1.216,
    weights: [1.235, 1.201, 0.3],
    fields: { effective_date: 0.772, governing_law: 0.402, term: 0.594 },
  },
  id_card: {
    offset: 1.065,
    weights: [0.991, 1.219, 0.289],
    fields: {
      address: 0.118,
      birth_date: 0.212,
      document_number: 0.319,
      expiry_date: 0.222,
      given_names: -0.442,
      issue_date: 0.36,
      issuing_country: 0.388,
      issuing_state: 0.158,
      nationality: -0.504,
      sex: 0.461,
      surname: -0.432,
    },
  },
  shipping_label: {
    offset: 1.137,
    weights: [1.086, 1.201, 0.3],
    fields: {
      carrier: 0.162,
      recipient_address: -0.808,
      recipient_name: -0.13,
      recipient_postcode: 0.333,
      reference: 0.23,
      sender_address: 0.554,
      sender_name: -0.233,
      service: 0.374,
      ship_date: 0.272,
      tracking_number: 0.11,
      weight: 0.43,
    },
  },
};
