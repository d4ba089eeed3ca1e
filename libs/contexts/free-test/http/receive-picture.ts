/**
 * One file of a multipart body, held in memory and never on disk. The limit is the free test's own, and so is its
 * sentence.
 */
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { DomainError } from '#kernel/domain-error.js';
import { MAX_BYTES, pictureTooLarge } from '../application/accept-picture.js';

const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_BYTES, files: 1, fields: 5, fieldSize: 1_000 },
}).single('file');

/** @throws file_too_large · no_file */
export async function receivePicture(request: Request, response: Response): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    upload(request, response, (error: unknown) => {
      if (!error) resolve();
      else if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') reject(pictureTooLarge());
      else reject(noFile());
    });
  });
  if (!request.file) throw noFile();
  return request.file.buffer;
}

function noFile(): DomainError {
  return new DomainError('no_file', 'invalid', 'Please send one file in the field "file".');
}
