/** English, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const en: LabelsIn<LabelName> = {
  recipient: `
    ship to | deliver to | delivered to | delivery to | delivery details | deliver details
    delivery address | to | shipping address | delivery | consignee | consigned to | recipient | receiver
    addressee | to address | shipto | ship to address | receiver's name | buyer's name | buyer name
    buyer address | destination address | receiver name | receiver address | recipient name
    recipient address | consignee name | consignee address | deliver to address | recipient's address
    to addressee name and address | addressee name and address | addressee's name and address | recipient name and address
    recipient's name and address | receiver name and address | receiver's name and address | consignee name and address
    consignee's name and address | name and address of addressee | name and address of recipient
    shipped to | destined to | dlv | drop | drop off | drop-off | dropoff address | deliver at
  `,
  sender: `
    ship from | shipped from | from | sender | shipper | consignor | exporter | return address | return to
    from address | if undelivered return to | if undelivered please return to | returns | sent by
    pick up from | pickup from | collection | coll | pickup | collect from | collected from | merchant's name
    merchant name | seller | seller's name | seller name | sender name | sender address | shipper address
    consignor name | consignor address | ship from address | origin address | pickup address
    return to sender | from name | collect at | collection address | pick-up | pick up | pickup location
    from sender name and address | sender name and address | sender's name and address | shipper name and address
    shipper's name and address | consignor name and address | name and address of sender
    undeliverable return to | if not delivered return to | in case of non-delivery return to
    return if undelivered | if undelivered | sold by | shipped by | returned by | returned from
  `,
  tracking: `
    tracking # | tracking number | tracking no | tracking id | tracking nr | tracking code | tracking | trk #
    trk | trk no | waybill | air waybill | awb | awb no | hawb | shipment no | shipment number | shipment id
    consignment no | consignment number | consignment note | consignment | con note | connote | con number
    con no | parcel number | parcel no | parcel id | parcel nr | package id | package number | item id
    item number | article id | ap article id | pin | pin nip | nip pin | label id | barcode | track
    track trace | pro number | pro no | pro # | pro | b/l number | waybill no | usps tracking # | docket no
    docket number | cn | cn no | cn number | consignment nr | tracking ref | tracking reference | way bill
    way bill no | way bill number | airwaybill | airway bill | airway bill no | awb number | hawb no | mawb
    sscc | sscc no | shipment # | order tracking
  `,
  reference: `
    ref | ret | refs | reference | ref no | ref nr | ref 1 | ref #1 | reference no | reference number
    reference 1 | ref # | order no | order nr | order number | order id | order # | order | po | po no
    po # | po number | p.o. | p.o. no | purchase order | inv | invoice | invoice no | invoice #
    customer ref | customer reference | cust ref | cust reference | customer reference no | reference no 1
    your ref | your reference | ref code | consignment ref | recv ref | foreign ref | package ref
    shipment reference | shipment ref | shpref | shipper ref | shipper reference | sender ref | sender reference | ref number | order ref
    order reference | sales order | so no | so number | po nr | customer order | customer po | cust po
    cust order | invoice number | inv no | client ref | ref no 1 | internal ref | merchant ref
    merchant order | ref # 1 | ref # 2 | ref #2 | reference # 1 | reference #1 | customer's reference
    client reference | delivery note | delivery note no | rma | rma no | rma number | rga | rga # | rga no | purchase order(s) # | sender's ref | sender's reference | shipper's reference | customer reference number
    web order | sales order no | order code | hwb | hwb no | bol | bol no
    bol # | bol number | bill of lading | bill of lading no | bill of lading number
  `,
  weight: `
    weight | total weight | total weight kg | con note wt | actwgt | act wt | act wgt | actual weight
    gross weight | dead weight | shp wt | shpt weight | pkg wt | wt | wgt | weight poids | total kg | gross wt
    total gross weight | gross weight kg | weight kg | weight kgs | weight lbs | wt kg | total wt | dead wt | mass | mass kg
  `,
  date: `
    ship date | shipping date | despatch | dispatch | shipment date | date shipped | date of shipment | dispatch date
    date of despatch | despatched | shipped | shipped on | mailed | mail date | mailing date | posted
    posting date | date of posting | date | print date | printed | label date | pickup date | pick up date
    collection date | manifest date | shipped date | booked date | booking date | date created | despatch date
    dispatched | ready date | date printed | printed on
  `,
  carrier: `
    carrier | carrier name | courier | carrier service | shipping company | courier name | shipped via
    ship via | shipping method
  `,
  service: `
    service | services | service type | service level | product | delivery service | product type
    delivery type | shipment type | svc | shipping service
  `,
  other: `
    contact | contact name | origin | origin id | phone | tel | attn | altref
    alt ref | pieces | piece | pce/shpt weight | packages | content | contents | description | day | time
    parcel | parcels | package | dims | dimensions | billing | bill sender | bill | for | via | cad | dept
    dept no | absender ref. / sender ref | export reference | account | acct | a/c
    account no | customer no | expected delivery date | expected delivery | delivery date | deliver by
    delivery by | scheduled delivery | due date | routing | route | depot | sort | zone | instructions
    delivery instructions | remarks | note | notes | store | type | order type | terms | options | features
    incoterms | incoterm | customs value | custom val | value | cod | email | e-mail | mobile | contact no
    contact number | phone no | mobile no | cod amount | amount | payment | payment mode | mode of payment
    qty | total qty | quantity | pcs | total pieces | no of pieces | item | items | category | size
    signature | received by | hub | area code | state | order date | product name | gst no | gstin
    volumetric weight | chargeable weight | net weight | net wt | billed weight | declared weight | dimension
    from location | content description | goods description | description of goods | dest postcode
    dest code
  `,
};
