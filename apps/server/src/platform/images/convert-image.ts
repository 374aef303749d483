import { readFile } from 'node:fs/promises'
import type { FileFormat } from '@milgo/domain/application/documents/file-rules'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import sharp, { type Sharp } from 'sharp'
import { decodeHeif } from './heif/decode-heif.ts'
import { maxPixels, maxSide, thumbnailSide } from './image-limits.ts'
import { ImageRefused } from './image-refused.ts'
import { lookAtImage } from './look-at-image.ts'

export type ImageJob = {
  readonly format: FileFormat
  readonly source: string
  /** The hash of the source. */
  readonly sha256: string
  readonly image: string
  readonly thumbnail: string
}

export type ConvertedFile = { readonly bytes: number; readonly sha256: string }
export type Converted = {
  readonly image: ConvertedFile
  readonly thumbnail: ConvertedFile
  /** Problems that make the picture hard to read. */
  readonly notes: readonly ReadabilityNote[]
}

// No cache, because nothing is converted twice. One thread, because the processors are shared with the server.
sharp.cache(false)
sharp.concurrency(1)
// A picture of one type must not be opened as another, so only three loaders are allowed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] })

/**
 * Writes a picture as JPEG, upright, on white, without the camera's metadata, and a thumbnail for lists. Every picture
 * is written anew, a JPEG too, so that nothing hidden in the file is stored.
 */
export const convertImage = async (job: ImageJob): Promise<readonly ReadabilityNote[]> => {
  try {
    const opened = job.format === 'heic' ? await openHeic(job.source) : openPicture(job.source)
    await opened
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toFile(job.image)
    await sharp(job.image)
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 75 })
      .toFile(job.thumbnail)
    // The notes are only advice. If they cannot be made, the picture is accepted all the same.
    return await lookAtImage(job.image).catch(() => [])
  } catch (error) {
    throw toRefusal(error)
  }
}

const openPicture = (source: string): Sharp =>
  sharp(source, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true }).autoOrient()

const openHeic = async (source: string): Promise<Sharp> => {
  const { width, height, pixels, turns, mirror } = await decodeHeif(await readFile(source))
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
  // sharp mirrors before it turns, and the file needs it after. Across a quarter turn, the two mirrors are exchanged.
  const isFlip = (mirror === 'top-bottom') === (turns % 2 === 0)
  const mirrored = mirror === undefined ? picture : isFlip ? picture.flip() : picture.flop()
  return mirrored.rotate((360 - turns * 90) % 360)
}

/** Returns the refusal for an error. Nearly every error is caused by the picture, but a full disk is not. */
const toRefusal = (error: unknown): unknown => {
  if (error instanceof ImageRefused) return error
  const message = error instanceof Error ? error.message : ''
  if (/No space left|ENOSPC/.test(message)) return error
  return new ImageRefused(/exceeds pixel limit/.test(message) ? 'PICTURE_TOO_LARGE' : 'BROKEN_IMAGE', error)
}
