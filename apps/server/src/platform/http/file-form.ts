import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { tooBig } from '../storage/too-big.ts'

/** What stands around a file in its form. */
const formBytes = 64 * 1024

/** A form begins with its file, or with a few short fields before it. */
export const firstPartMs = 30_000

/** Lets the routes of this scope read forms with one file of at most so many bytes, and the first byte too many. */
export const acceptFileForms = async (scope: FastifyInstance, maxBytes: number): Promise<void> => {
  const limits = { files: 1, fields: 4, parts: 5, fieldSize: 1024, fileSize: maxBytes + 1 }
  await scope.register(multipart, { limits, throwFileSizeLimit: false })
}

/** The part of a form that is the file, still to be read. What says itself that it is too large is not begun. */
export const findFilePart = async (request: FastifyRequest, maxBytes: number) => {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + formBytes) throw tooBig(maxBytes)
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  try {
    const part = await inTime(request.file())
    // A part that is bytes by its type is a file, also where it does not say how it is called.
    if (part?.fieldname === 'file') return { file: part.file, name: nameIn(part.filename ?? '') }
  } catch (error) {
    throw new AppError('UPLOAD_ERROR', { cause: error })
  }
  throw new AppError('UPLOAD_ERROR')
}

/**
 * The three characters that browsers cannot write into a form's quoted name stand there as escapes (HTML, "escape a
 * multipart name"): of them a name may hold the quotation mark, as Hebrew abbreviations do.
 */
const nameIn = (quoted: string): string => quoted.replace(/%22/g, '"').replace(/%0[AD]/gi, ' ')

/** Who begins a form and sends no file is not waited for. */
const inTime = <T>(part: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('no file came')), firstPartMs)
    part.then(resolve, reject).finally(() => clearTimeout(late))
  })
