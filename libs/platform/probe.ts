/** A probe: what else is to be well before a process is given work, told by whoever knows. Shown in the answer under its name. */
export interface Probe {
  readonly name: string;
  /** `broken`: a process that runs projections is not ready. Rejecting counts as `unknown`, which is no fault. */
  state(): Promise<{ readonly state: string }>;
}

/** Token of all of them. */
export const PROBES = Symbol('probes');
