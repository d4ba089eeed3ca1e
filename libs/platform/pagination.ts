/** Which part of a list an answer is; a list without entries is one page without entries. */
export function pagination({ page, limit }: { page: number; limit: number }, total: number) {
  return { page, limit, total, pages: Math.max(1, Math.ceil(total / limit)) };
}
