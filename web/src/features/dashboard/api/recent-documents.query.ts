/** The five newest documents. */
import { useQuery } from '@tanstack/react-query';
import { documentListQuery } from '../../../entities/documents/document-list.query.js';

const RECENT = 5;

export const useRecentDocuments = () =>
  useQuery({ ...documentListQuery({ limit: RECENT }), select: ({ documents }) => documents });
