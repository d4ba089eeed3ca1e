/** Written by `npm run learn`; not edited by hand. */
import { type DocType } from '#ports/extractor.js';
import { type TypeCalibration } from './calibration.js';

export const CALIBRATION: Readonly<Partial<Record<DocType, TypeCalibration>>> = {
  invoice: {
    offset: 1.08,
    weights: [0.647, 1.19, 0.29],
    fields: {
      amount_due: -0.244,
      currency: 0.408,
      customer_address: 0.384,
      customer_name: 0.273,
      customer_vat_id: 0.117,
      due_date: 0.23,
      invoice_date: 0.734,
      invoice_number: 0.541,
      purchase_order: 0.203,
      subtotal: -0.291,
      tax_amount: -0.572,
      total_amount: -0.168,
      vendor_address: 0.511,
      vendor_name: -1.182,
      vendor_vat_id: -0.202,
    },
  },
  receipt: {
    offset: 0.805,
    weights: [1.003, 1.574, 0.444],
    fields: {
      currency: 0.189,
      date: 0.61,
      merchant_address: -0.386,
      merchant_name: -0.944,
      subtotal: 0.093,
      total_amount: -0.468,
    },
  },
  contract: {
    offset: 1.247,
    weights: [1.225, 1.19, 0.29],
    fields: { effective_date: 0.762, governing_law: 0.4, term: 0.586 },
  },
  id_card: {
    offset: 1.094,
    weights: [0.98, 1.209, 0.281],
    fields: {
      address: 0.116,
      birth_date: 0.21,
      document_number: 0.315,
      expiry_date: 0.22,
      given_names: -0.445,
      issue_date: 0.356,
      issuing_country: 0.385,
      issuing_state: 0.156,
      nationality: -0.506,
      sex: 0.455,
      surname: -0.436,
    },
  },
  shipping_label: {
    offset: 1.199,
    weights: [1.102, 1.19, 0.29],
    fields: {
      carrier: 0.149,
      recipient_address: -0.445,
      recipient_name: -0.165,
      recipient_postcode: 0.313,
      reference: 0.218,
      sender_address: 0.53,
      sender_name: -0.264,
      service: 0.352,
      ship_date: 0.259,
      tracking_number: 0.1,
      weight: 0.409,
    },
  },
};
