import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { tooBig } from '../storage/too-big.ts'

/** The most bytes of a form beside its file. */
const formBytes = 64 * 1024

/** How long to wait for the file of a form, which is its first part or follows a few short fields. */
export const firstPartMs = 30_000

/**
 * Lets the routes of this scope read forms with one file of at most `maxBytes`. One byte more is read, so that a larger
 * file is noticed.
 */
export const acceptFileForms = async (scope: FastifyInstance, maxBytes: number): Promise<void> => {
  const limits = { files: 1, fields: 4, parts: 5, fieldSize: 1024, fileSize: maxBytes + 1 }
  await scope.register(multipart, { limits, throwFileSizeLimit: false })
}

/**
 * Returns the part of a form that is the file, not yet read. A request whose declared length is too large is refused
 * before.
 */
export const findFilePart = async (request: FastifyRequest, maxBytes: number) => {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + formBytes) throw tooBig(maxBytes)
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  try {
    const part = await inTime(request.file())
    // A part whose type is bytes is a file, even without a file name.
    if (part?.fieldname === 'file') return { file: part.file, name: nameIn(part.filename ?? '') }
  } catch (error) {
    throw new AppError('UPLOAD_ERROR', { cause: error })
  }
  throw new AppError('UPLOAD_ERROR')
}

/**
 * Unescapes a file name. Browsers escape three characters in a form's quoted name (HTML, "escape a multipart name"). Of
 * these, a name may contain the quotation mark, as Hebrew abbreviations do.
 */
const nameIn = (quoted: string): string => quoted.replace(/%22/g, '"').replace(/%0[AD]/gi, ' ')

/** Rejects if no file arrives in time. */
const inTime = <T>(part: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('no file came')), firstPartMs)
    part.then(resolve, reject).finally(() => clearTimeout(late))
  })
