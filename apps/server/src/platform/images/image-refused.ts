/** Why a picture cannot be taken, as the process that converts pictures tells it. */
export type ImageRefusal = 'BROKEN_IMAGE' | 'ARCHIVE_BOMB'

export class ImageRefused extends Error {
  readonly code: ImageRefusal

  constructor(code: ImageRefusal, cause?: unknown) {
    super(code, { cause })
    this.name = 'ImageRefused'
    this.code = code
  }
}
