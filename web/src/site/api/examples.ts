export const EXAMPLES = [] as { title: string; text: string; code: string }[];
