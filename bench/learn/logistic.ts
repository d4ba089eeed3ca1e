/**
 * Logistic regression with a pull of each weight towards what is known before any data. Deterministic: no chance, no
 * sampling.
 */
export interface Prior {
  readonly value: number;
  /** How many examples' worth the prior counts. */
  readonly strength: number;
}

export interface Example {
  readonly inputs: readonly number[];
  readonly right: boolean;
}

const STEPS = 4000;
const PACE = 0.5;

/**
 * Weights, one for each input, that make the examples and the priors likeliest; by gradient steps of shrinking length.
 */
export function fitLogistic(examples: readonly Example[], priors: readonly Prior[]): number[] {
  const weights = priors.map(({ value }) => value);
  const scale = Math.max(1, examples.length);
  for (let step = 0; step < STEPS; step++) {
    const slope = priors.map(({ value, strength }, index) => strength * (weights[index]! - value));
    for (const { inputs, right } of examples) {
      const sum = inputs.reduce((total, input, index) => total + input * weights[index]!, 0);
      const error = 1 / (1 + Math.exp(-sum)) - (right ? 1 : 0);
      inputs.forEach((input, index) => (slope[index]! += error * input));
    }
    const pace = PACE / (1 + step / 1000);
    for (let index = 0; index < weights.length; index++) {
      const limit = 1 + priors[index]!.strength / scale;
      weights[index]! -= (pace * slope[index]!) / (scale * limit);
    }
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000);
}
