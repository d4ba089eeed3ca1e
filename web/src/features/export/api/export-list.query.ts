/**
 * The documents that can be chosen, at most a hundred, with their values; the old ones stay in sight until the new ones
 * are there.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { documentListQuery } from '../../../entities/documents/document-list.query.js';
import { listQuery, type Filters } from '../model/list-filters.js';

export const useExportList = (filters: Filters) =>
  useQuery({ ...documentListQuery(listQuery(filters)), placeholderData: keepPreviousData });
