/** A page of the original as a picture, for as long as the document is on the screen and a little longer. */
import { PAGE_WIDTHS } from '#contracts/documents.js';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { readFile } from '../../../lib/http.js';
import { documentKeys } from '../../../entities/documents/keys.js';

/** The narrowest picture that is at least as wide as it is shown. */
export const pictureWidth = (shown: number): number =>
  PAGE_WIDTHS.find((made) => made >= shown) ?? Math.max(...PAGE_WIDTHS);

/** @param page 0-based, as evidence counts @param width one of PAGE_WIDTHS; 0: not yet */
const pageImageQuery = (id: string, page: number, width: number) =>
  queryOptions({
    queryKey: documentKeys.page(id, page, width),
    queryFn: ({ signal }) => readFile(apiPaths.page(id, page), { query: { width }, signal }),
    enabled: width > 0,
    staleTime: Infinity,
    // The picture at hand stays while a sharper one is made.
    placeholderData: keepPreviousData,
  });

export const usePageImage = (id: string, page: number, width: number) => useQuery(pageImageQuery(id, page, width));
