export { SAMPLES as SAMPLE_NAMES, type SampleName } from '#kernel/samples.js';
