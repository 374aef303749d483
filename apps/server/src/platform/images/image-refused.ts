/** Why a picture is refused, as the process that converts pictures reports it. */
export type ImageRefusal = 'BROKEN_IMAGE' | 'PICTURE_TOO_LARGE'

export class ImageRefused extends Error {
  readonly code: ImageRefusal

  constructor(code: ImageRefusal, cause?: unknown) {
    super(code, { cause })
    this.name = 'ImageRefused'
    this.code = code
  }
}
