/** A Markdown file as web/build/markdown.ts makes a module of it. */
export interface MarkdownModule {
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly words: number;
}
