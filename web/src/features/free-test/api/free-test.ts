/**
 * What the free test asks of the server: how many are left, and one picture read. Nothing is cached: nothing is kept.
 */
import { FreeTestUsage } from '#contracts/free-test.js';
import { FreeTestResult } from '../model/wire.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { postForm, type FormRequest } from '../../../lib/form-request.js';
import { read } from '../../../lib/http.js';

export const readUsage = (signal?: AbortSignal): Promise<FreeTestUsage> =>
  read(apiPaths.freeTestUsage, FreeTestUsage, signal ? { signal } : {});

export function tryPicture(file: File, request: Omit<FormRequest, 'form'>): Promise<FreeTestResult> {
  const form = new FormData();
  form.append('file', file, file.name);
  return postForm(apiPaths.freeTest, FreeTestResult, { ...request, form });
}
