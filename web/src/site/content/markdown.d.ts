/** A Markdown file as web/build/markdown.ts makes a module of it. */
declare module '*.md' {
  export const html: string;
  export const headings: readonly { readonly id: string; readonly text: string }[];
  export const words: number;
}
