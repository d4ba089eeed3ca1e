/** One page of the workspace's documents; the old one stays in sight until the new one is there. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { documentListQuery } from '../../../entities/documents/document-list.query.js';
import { PAGE_SIZE, type ListView } from '../model/list-view.js';

export const useDocuments = ({ page, search, status, docType }: ListView) =>
  useQuery({
    ...documentListQuery({ page, limit: PAGE_SIZE, search, status: status.join(','), docType: docType.join(',') }),
    placeholderData: keepPreviousData,
  });
