/**
 * One ONNX model as a function from a plane of numbers to another. Its input and output are kept and used again: new
 * ones for every line of every page would lie about until the garbage collector finds a hundred megabytes worth its
 * while. What a run needed inside is given back after it. One run at a time; the output is good until the next.
 */
import { InferenceSession, Tensor } from 'onnxruntime-node';

/** Weights among what a run needs would keep the whole piece of memory they lie in from being given back. */
const WEIGHTS_APART = { session: { use_device_allocator_for_initializers: '1' } };
const GIVE_BACK: InferenceSession.RunOptions = { extra: { memory: { enable_memory_arena_shrinkage: 'cpu:0' } } };

export class Model {
  private input = new Float32Array(0);
  private output = new Float32Array(0);

  private constructor(
    private readonly session: InferenceSession,
    private readonly inputName: string,
    private readonly outputName: string,
  ) {}

  /** One thread: a process per core does the rest. */
  static async open(file: string): Promise<Model> {
    const session = await InferenceSession.create(file, {
      executionProviders: ['cpu'],
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      executionMode: 'sequential',
      graphOptimizationLevel: 'all',
      enableCpuMemArena: true,
      enableMemPattern: false,
      extra: WEIGHTS_APART,
      logSeverityLevel: 3,
    });
    const [[input], [output]] = [session.inputNames, session.outputNames];
    if (input === undefined || output === undefined) throw new Error(`${file} is no model of a plane to a plane`);
    return new Model(session, input, output);
  }

  /**
   * Where to write the pixels of a grey picture, as the model wants them scaled; `run` makes the three colours of them.
   */
  greyInput(width: number, height: number): Float32Array {
    const length = 3 * width * height;
    if (this.input.length < length) this.input = new Float32Array(length);
    return this.input.subarray(0, length);
  }

  async run(input: Float32Array, width: number, height: number, outputDims: readonly number[]): Promise<Float32Array> {
    const plane = width * height;
    input.copyWithin(plane, 0, plane);
    input.copyWithin(2 * plane, 0, plane);
    const length = outputDims.reduce((product, side) => product * side, 1);
    if (this.output.length < length) this.output = new Float32Array(length);
    const output = this.output.subarray(0, length);
    await this.session.run(
      { [this.inputName]: new Tensor('float32', input, [1, 3, height, width]) },
      { [this.outputName]: new Tensor('float32', output, outputDims) },
      GIVE_BACK,
    );
    return output;
  }

  close(): Promise<void> {
    return this.session.release();
  }
}
