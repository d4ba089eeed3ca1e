/** What a line of a receipt's head says it is not: the name of the shop. */
export const NOT_NAME =
  /(?<!\p{L})(?:tax ?invoice|invoice|receipt|cash ?bill|cash ?sales?|bill|welcome|thank you|date|time|tel|fax|gst|table|cashier|order|kassenbon|quittung|ticket|facture|rechnung|page|copy|original|duplicate|member|customer|company reg|co\.? (?:no|reg)|company no|reg\.? ?no|roc|from|to|doc|counter|note|notes|remarks?)(?!\p{L})/u;
