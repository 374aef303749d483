/** Where one file stands; the page that sends it decides. */
export type FileFieldState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'uploading'; readonly fileName: string; readonly percent: number | null }
  | {
      readonly kind: 'failed'
      readonly fileName: string
      readonly message: string
      readonly canRetry: boolean
      /** The name of the file that was to be replaced, and is still there. */
      readonly kept?: string | undefined
    }
  | {
      readonly kind: 'uploaded'
      readonly fileName: string
      readonly size?: string
      /** Nobody can look at it before it was looked through. */
      readonly isChecking?: boolean
      readonly thumbnail?: FileThumbnail | undefined
    }

/** A small picture of a file. Its address may be over; who made it may have another. */
export type FileThumbnail = { readonly address: string; readonly onBroken: () => void }

/** Something worth knowing about a file; it never stands in the way. */
export type FileNote = { readonly tone: 'good' | 'info' | 'attention'; readonly text: string }

export type FileFieldWords = {
  readonly choose: string
  readonly takePhoto: string
  readonly drop: string
  readonly uploading: string
  readonly uploaded: string
  readonly checking: string
  readonly cancel: string
  readonly retry: string
  readonly kept: string
  readonly backToStored: string
  readonly view: string
  readonly replace: string
  readonly remove: string
}

export type FileFieldActions = {
  readonly onChoose: (file: File) => void
  readonly onCancel: () => void
  readonly onRetry: () => void
  readonly onView: () => void
  readonly onRemove: () => void
}
