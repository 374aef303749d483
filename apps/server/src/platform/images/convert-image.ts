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
  /** Of the source. */
  readonly sha256: string
  readonly image: string
  readonly thumbnail: string
}

export type ConvertedFile = { readonly bytes: number; readonly sha256: string }
export type Converted = {
  readonly image: ConvertedFile
  readonly thumbnail: ConvertedFile
  /** What makes it hard to read. */
  readonly notes: readonly ReadabilityNote[]
}

// Nothing is converted twice, and the processors are shared with the server.
sharp.cache(false)
sharp.concurrency(1)
// A picture that claims to be one kind must not be opened as another: only three loaders stay.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] })

/**
 * A picture as JPEG, upright, on white, and without anything that the camera wrote beside it; and a small one to show
 * in lists. Every picture is written anew, a JPEG too: what hid in the file does not come along.
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
    // A word of advice: where there is none to be had, the picture is taken all the same.
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
  // sharp mirrors before it turns and the file wants it after: across a quarter turn, the one is the other's mirror.
  const isFlip = (mirror === 'top-bottom') === (turns % 2 === 0)
  const mirrored = mirror === undefined ? picture : isFlip ? picture.flip() : picture.flop()
  return mirrored.rotate((360 - turns * 90) % 360)
}

/** A full disk is no fault of the picture; nearly everything else is. */
const toRefusal = (error: unknown): unknown => {
  if (error instanceof ImageRefused) return error
  const message = error instanceof Error ? error.message : ''
  if (/No space left|ENOSPC/.test(message)) return error
  return new ImageRefused(/exceeds pixel limit/.test(message) ? 'ARCHIVE_BOMB' : 'BROKEN_IMAGE', error)
}
