/** The state of one file. The page that uploads the file sets it. */
export type FileFieldState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'uploading'; readonly fileName: string; readonly percent: number | null }
  | {
      readonly kind: 'failed'
      readonly fileName: string
      readonly message: string
      readonly canRetry: boolean
      /** Name of the earlier file, which is still in place because its replacement failed. */
      readonly storedFile?: string | undefined
    }
  | {
      readonly kind: 'uploaded'
      readonly fileName: string
      readonly size?: string
      /** The file cannot be viewed before the scanner has checked it. */
      readonly isChecking?: boolean
      readonly thumbnail?: FileThumbnail | undefined
    }

/** A small picture of a file. The address may have expired; `onBroken` lets the page fetch a new one. */
export type FileThumbnail = { readonly address: string; readonly onBroken: () => void }

/** A remark about a file. It never blocks the form. */
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
  readonly stored: string
  readonly backToStored: string
  readonly view: string
  readonly replace: string
  readonly remove: string
}

export type FileFieldActions = {
  readonly onChoose: (file: File) => void
  readonly onCancel: () => void
  readonly onRetry: () => void
  /** Without it, an uploaded file has no button to view it. */
  readonly onView?: (() => void) | undefined
  readonly onRemove: () => void
}
