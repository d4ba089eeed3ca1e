/**
 * One ONNX model as a function from a plane of numbers to another. Its input is kept and used again, and its output
 * released: those of every line of every page would lie about until the garbage collector finds a hundred megabytes
 * worth its while. What a run needed inside it keeps for the next, up to 100 MB, until it is closed; a run after that
 * opens it again. One run at a time; the output is good until the next.
 */
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { release } from '#kernel/release.js';

const SETTINGS: InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  // A process per core does the rest.
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
  enableCpuMemArena: true,
  enableMemPattern: false,
  logSeverityLevel: 3,
  // Numbers too small for full precision count as none: an Intel Xeon took two thirds of the detector's time for them.
  // Holds for the whole thread, this one's JavaScript too, from the first model on.
  extra: { session: { set_denormal_as_zero: '1' } },
};

export class Model {
  private input = new Float32Array(0);
  private output?: Float32Array;

  private constructor(
    private readonly file: string,
    private session: InferenceSession | undefined,
    private readonly inputName: string,
    private readonly outputName: string,
  ) {}

  static async open(file: string): Promise<Model> {
    const session = await InferenceSession.create(file, SETTINGS);
    const [[input], [output]] = [session.inputNames, session.outputNames];
    if (input === undefined || output === undefined) throw new Error(`${file} is no model of a plane to a plane`);
    return new Model(file, session, input, output);
  }

  /**
   * Where to write the pixels of a grey picture, as the model wants them scaled; `run` makes the three colours of them.
   */
  greyInput(width: number, height: number): Float32Array {
    const length = 3 * width * height;
    if (this.input.length < length) this.input = new Float32Array(length);
    return this.input.subarray(0, length);
  }

  /** @param length of the output */
  async run(input: Float32Array, width: number, height: number, length: number): Promise<Float32Array> {
    const plane = width * height;
    input.copyWithin(plane, 0, plane);
    input.copyWithin(2 * plane, 0, plane);
    if (this.output) release(this.output);
    // An output given to it would be written to, and copied all the same.
    this.session ??= await InferenceSession.create(this.file, SETTINGS);
    const { [this.outputName]: said } = await this.session.run({
      [this.inputName]: new Tensor('float32', input, [1, 3, height, width]),
    });
    this.output = said!.data as Float32Array;
    if (this.output.length !== length) throw new Error(`${this.output.length} numbers were said, not ${length}`);
    return this.output;
  }

  /** Gives back what it keeps from run to run: up to 20 MB that would lie beside what the next page needs. */
  rest(): void {
    release(this.input);
    this.input = new Float32Array(0);
    if (this.output) release(this.output);
    this.output = undefined;
  }

  async close(): Promise<void> {
    const { session } = this;
    this.session = undefined;
    await session?.release();
  }
}
