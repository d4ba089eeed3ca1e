/**
 * The last cell of a line off a picture that holds one to four digits, a space and two more ("85 54") is an amount
 * whose point has faded. Written with the point it is as long as before.
 */
export const withFadedPoint = (cell: string): string =>
  cell.replace(/^((?:(?:RM|[€$£]) ?)?(?:0|[1-9]\d{0,3})) (\d{2})$/u, '$1.$2');
