/**
 * What is asked about one document: the OCR endpoint for each upload, then the chat endpoint for the fields of the type
 * the local engine took it for, and once more for another type's when the model says so and the local engine was not
 * sure. Every call is bounded (attempts, time, today's spend). @throws MistralFailed, or the signal's reason
 */
import { type DocType } from '#ports/extractor.js';
import { type OcrAnswer, type OcrAnswerPage, type Upload } from './api/answers.js';
import { attempt, type Bounds } from './api/attempts.js';
import { type MistralApi } from './api/mistral-api.js';
import { MistralFailed } from './api/mistral-failed.js';
import { type Spend } from './api/spend.js';
import { answerSchema } from './ask/answer-schema.js';
import { type Answer, parseAnswer } from './ask/parse-answer.js';
import { questionAbout } from './ask/prompt.js';

export interface Asked {
  readonly vendor: readonly OcrAnswerPage[];
  readonly docType: DocType;
  readonly answer: Answer;
  /** The models that answered. */
  readonly models: readonly string[];
}

/** From here on the local engine's type stands, whatever the model says. */
const SURE_OF_TYPE = 0.85;
/** Characters of text for a token, at the least, to know beforehand what a question may cost. */
const CHARACTERS_A_TOKEN = 3;
/** An answer that is no answer is asked for again this often: the model may do better, but hardly twice. */
const ANSWERS = 2;
/** That many documents in a row, refused with places and taken without: it is the model that does not know them. */
const REFUSED_IN_A_ROW = 3;

export class Conversation {
  private refusedInARow = 0;

  constructor(
    private readonly api: MistralApi,
    private readonly spend: Spend,
    private readonly maxTokens: number,
  ) {}

  async about(
    uploads: readonly Upload[],
    type: { docType: DocType; confidence: number },
    /** Number of the page, from 1, from which on nothing is asked: another document of the file begins there. */
    until: number | undefined,
    bounds: Bounds,
    progress: (step: string) => void,
  ): Promise<Asked> {
    const read = await this.readAll(uploads, bounds, progress);
    const own = ({ index }: OcrAnswerPage) => until === undefined || index === 0 || index < until - 1;
    const vendor = read.flatMap(({ pages }) => pages).filter(own);
    progress('mistral: fields');
    const first = await this.ask(vendor, type.docType, bounds);
    const other = first.answer.docType;
    const again = other !== undefined && other !== type.docType && type.confidence < SURE_OF_TYPE;
    const last = again ? await this.ask(vendor, other, bounds) : first;
    return {
      vendor,
      docType: again ? other : type.docType,
      answer: last.answer,
      models: [...new Set([...read.map(({ model }) => model), last.model])],
    };
  }

  /**
   * What is refused with places is read without them: the OCR model may not know them. One such document proves nothing
   * of the model; the next one is asked for with places again.
   */
  private async readAll(
    uploads: readonly Upload[],
    bounds: Bounds,
    progress: (step: string) => void,
  ): Promise<OcrAnswer[]> {
    const asked = this.refusedInARow < REFUSED_IN_A_ROW;
    let places = asked;
    const read: OcrAnswer[] = [];
    for (const upload of uploads) {
      progress('mistral: read');
      try {
        read.push(await this.read(upload, places, bounds));
      } catch (error) {
        if (!places || !isRefused(error)) throw error;
        places = false;
        read.push(await this.read(upload, places, bounds));
      }
    }
    if (asked) this.refusedInARow = places ? 0 : this.refusedInARow + 1;
    return read;
  }

  private read(upload: Upload, places: boolean, bounds: Bounds): Promise<OcrAnswer> {
    return attempt(
      (signal) =>
        this.spend.on(
          { pages: upload.pages, tokens: 0 },
          () => this.api.ocr(upload, places, signal),
          ({ pagesBilled: pages }) => ({ pages, tokens: 0 }),
        ),
      bounds,
    );
  }

  private async ask(
    vendor: readonly OcrAnswerPage[],
    docType: DocType,
    bounds: Bounds,
  ): Promise<{ answer: Answer; model: string }> {
    const messages = questionAbout(vendor, docType);
    const schema = answerSchema(docType);
    const asked = messages.reduce((sum, { content }) => sum + content.length, JSON.stringify(schema).length);
    const tokens = Math.ceil(asked / CHARACTERS_A_TOKEN) + this.maxTokens;
    for (let count = 1; ; count++) {
      try {
        const { content, whole, model } = await attempt(
          (signal) =>
            this.spend.on(
              { pages: 0, tokens },
              () => this.api.chat(messages, schema, signal),
              (answer) => ({ pages: 0, tokens: answer.tokensBilled }),
            ),
          bounds,
        );
        if (!whole) throw new MistralFailed('bad_answer');
        return { answer: parseAnswer(content, docType), model };
      } catch (error) {
        if (!(error instanceof MistralFailed && error.reason === 'bad_answer') || count >= ANSWERS) throw error;
      }
    }
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof MistralFailed && (error.status === 400 || error.status === 422);
}
