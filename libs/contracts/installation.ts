/** What the server tells each page of the operator's switches. No schema comes along: the front page says it, too. */
export { USUAL_SWITCHES, type OperatorSwitches } from '#kernel/operator-switches.js';
